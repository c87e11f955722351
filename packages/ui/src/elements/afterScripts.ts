/**
 * Makes what calls back once the scripts of a page have had their turn, in the order of the calls; at
 * once where they have. Until then nobody may be listening: scripts of a page run one after the other,
 * and the next may still be on its way.
 */
export function afterScripts(page: Document): (next: () => void) => void {
  const waiting: (() => void)[] = [];
  const release = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      waiting.shift();
      next();
    }
  };
  return (next) => {
    waiting.push(next);
    if (waiting.length > 1) return;
    if (hadTheirTurn(page)) {
      release();
      return;
    }
    // A task later, so that whoever waits for the same has had a turn too. What comes between the two
    // events, and cannot tell, waits for the second.
    const soon = () => setTimeout(release);
    page.defaultView?.addEventListener("DOMContentLoaded", soon, { once: true });
    page.defaultView?.addEventListener("load", soon, { once: true });
  };
}

/** A page is `interactive` before its deferred scripts run and after: its times tell which. */
function hadTheirTurn({ readyState, defaultView }: Document): boolean {
  if (readyState !== "interactive") return readyState === "complete";
  const [times] = defaultView?.performance.getEntriesByType("navigation") ?? [];
  const end = "domContentLoadedEventEnd";
  return times !== undefined && end in times && Number(times[end]) > 0;
}
