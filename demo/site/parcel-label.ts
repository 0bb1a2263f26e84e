type Read = (name: string) => string;

/** Takes an order in place of a server, and shows what would be written on the parcel: `lines`, the name last. */
export function thankFor(order: string, dialog: string, lines: (value: Read, select: Read) => readonly string[]): void {
  const form = document.querySelector<HTMLFormElement>(order);
  const thanks = document.querySelector<HTMLDialogElement>(dialog);
  const label = thanks?.querySelector('.parcel-label');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const control = (name: string): Element | RadioNodeList | null => form.elements.namedItem(name);
    const written = lines(
      (name) => (control(name) as HTMLInputElement | null)?.value.trim() ?? '',
      (name) => (control(name) as HTMLSelectElement | null)?.selectedOptions[0]?.text ?? '',
    ).filter((line) => line !== '');
    label?.replaceChildren(
      ...written.map((line, index) => {
        const element = document.createElement(index === written.length - 1 ? 'b' : 'span');
        element.textContent = line;
        return element;
      }),
    );
    thanks?.showModal();
  });
}
