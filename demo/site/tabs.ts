/** Makes a `role=tablist` work: click, arrow keys, Home and End. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function tabs(list: HTMLElement): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const select = (chosen: HTMLButtonElement): void => {
    for (const tab of all) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      // Tabs that share a panel redraw it themselves.
      if (panel) panel.hidden = panel.id !== chosen.getAttribute('aria-controls');
    }
  };
  for (const tab of all)
    tab.addEventListener('click', () => {
      select(tab);
      // Safari does not focus a button on click.
      tab.focus();
    });
  list.addEventListener('keydown', (event) => {
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const next = to === undefined || at < 0 ? undefined : all.at(to % all.length);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}
