/** Lets the buttons of `root` with `data-mode` show the snippets and sentences for the mock, or those for a proxy. */
export function switchModes(root: ParentNode, onSwitch?: (mode: string) => void): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-mode]')];
  for (const chosen of buttons)
    chosen.addEventListener('click', () => {
      const mode = chosen.dataset['mode'] ?? '';
      for (const button of buttons) button.ariaPressed = String(button.dataset['mode'] === mode);
      for (const part of root.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset['for'] !== mode;
      onSwitch?.(mode);
    });
}
