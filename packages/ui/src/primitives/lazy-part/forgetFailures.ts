import { failures } from "./failures.ts";
import { keepFocus } from "./keepFocus.ts";

/** Of a sheet that failed to load, browsers make one that is empty or cannot be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Forgets all that did not arrive: whatever is drawn or asked for next is loaded anew. Style sheets
 * are asked for again here: what brings a module with its styles asks for those only once. The focus
 * waits where that was asked for, and goes to what comes.
 */
export function forgetFailures(): void {
  keepFocus();
  for (const forget of failures) forget();
  failures.clear();
  const sheets = 'link[rel="stylesheet"][crossorigin]:not([data-retried])';
  for (const link of document.querySelectorAll<HTMLLinkElement>(sheets)) {
    if (!isMissing(link)) continue;
    link.after(link.cloneNode());
    link.dataset["retried"] = "";
  }
}
