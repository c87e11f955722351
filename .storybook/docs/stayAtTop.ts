/** Whether this window is a docs page, or stands on one as a story with a window of its own. */
function isOnDocsPage(): boolean {
  const isPage = new URLSearchParams(location.search).get("viewMode") === "docs";
  return isPage || Boolean(window.frameElement?.closest(".sb-story"));
}

/**
 * Keeps a docs page at its top while its stories arrive: what takes the focus by itself does not move
 * the page until its reader presses something.
 */
export function stayAtTop(): void {
  let used = "";
  const onUse = ({ isTrusted }: Event) => {
    if (isTrusted) used = location.search;
  };
  addEventListener("pointerdown", onUse, { capture: true });
  addEventListener("keydown", onUse, { capture: true });

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const isArriving = used !== location.search && isOnDocsPage();
    focus.call(this, isArriving ? { ...options, preventScroll: true } : options);
  };
}
