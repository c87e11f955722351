/** From so many controls on, nobody should have to pass them all to get on. */
const many = 24;

/** The controls that keys walk through. */
const controls = "button:is([data-item], [data-place])";

/**
 * Makes a board of many controls one stop of the Tab key: the control that had focus last. The arrows
 * walk inside it, as they do on every board.
 */
export function rovingTabIndex(board: HTMLElement): void {
  const all = [...board.querySelectorAll<HTMLElement>(controls)];
  const focused = all.find((control) => control.matches(":focus"));
  const stop = focused ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
  for (const control of all) {
    const tabIndex = all.length <= many || control === stop ? 0 : -1;
    if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
  }
}
