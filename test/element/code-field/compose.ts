import { executeServerCommand } from '@web/test-runner-commands';

/** Composes as an input method does, through the browser’s own protocol. */
export const compose = (text: string): Promise<unknown> =>
  executeServerCommand('cdp', {
    method: 'Input.imeSetComposition',
    params: { text, selectionStart: text.length, selectionEnd: text.length },
  });

/** Ends a composition with this text, or types it in one go. */
export const commit = (text: string): Promise<unknown> => executeServerCommand('cdp', { method: 'Input.insertText', params: { text } });

/** A key while an input method composes: the browser calls it Enter or ArrowDown on a Mac, Process elsewhere, with the number of neither. */
export const keyWhileComposing = (key: string, type: 'rawKeyDown' | 'keyUp' = 'rawKeyDown'): Promise<unknown> =>
  executeServerCommand('cdp', { method: 'Input.dispatchKeyEvent', params: { type, key, code: key, windowsVirtualKeyCode: 229 } });

/** Ends a composition by Enter, which is the input method's own. */
export async function endByEnter(text: string): Promise<void> {
  await keyWhileComposing('Enter');
  await commit(text);
  await keyWhileComposing('Enter', 'keyUp');
}
