import { isTouchDevice } from './touch-device.ts';

/** Lower fields have no styles of the page, or are too small for a finger. */
const MIN_HEIGHT_PX = 30;

/**
 * Gives the built-in input and the pickers the look of a field of the page. The custom properties of the page take precedence. A page may
 * draw the border on another element: then ours stays. Text and background stay inherited, so that they follow a switch to dark colors.
 */
export function copyLook(field: HTMLInputElement, view: HTMLElement): void {
  const { height, width } = field.getBoundingClientRect();
  if (height < MIN_HEIGHT_PX) return;
  const set = (name: string, value: string, by: string = name): void => view.style.setProperty(`--_${name}`, `var(--dga-${by}, ${value})`);
  const style = getComputedStyle(field);
  set('height', `${height}px`);
  // A share, so that a field as wide as its column stays so if the window changes. A box for a few letters is too narrow for a code.
  set('width', `max(10em, ${(width / view.getBoundingClientRect().width) * 100}%)`);
  set('padding', style.paddingInlineStart);
  set('family', style.fontFamily, 'font');
  // iOS zooms into inputs with a smaller font.
  set('size', isTouchDevice() ? `max(16px, ${style.fontSize})` : style.fontSize);
  // Browsers draw the border of a field without styles otherwise than `inset` says.
  if (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'inset') {
    set('radius', style.borderTopLeftRadius);
    const { borderTopWidth, borderTopStyle, borderTopColor } = style;
    view.style.setProperty('--_line', `var(--dga-border-width, ${borderTopWidth}) ${borderTopStyle} var(--dga-border, ${borderTopColor})`);
  }
  const label = field.labels?.[0];
  if (!label) return;
  const { fontWeight, fontSize } = getComputedStyle(label);
  set('label-weight', fontWeight);
  set('label-size', fontSize);
}
