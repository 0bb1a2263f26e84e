const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves after the first paint, or as soon as the user touches the page. Scripts that wait for it cannot delay the text of the page. A page
 * that is opened in the background is painted when it comes to the front.
 */
export const painted: Promise<void> = new Promise((resolve) => {
  for (const type of TOUCHES) addEventListener(type, () => resolve(), { once: true, capture: true });
  requestAnimationFrame(() => setTimeout(resolve));
});
