import { vi } from "vitest";
import type { CriterionResult } from "./criteria.ts";
import type { Happening } from "./happenings.ts";

const live = "[role='status'], [role='alert'], [role='log'], [aria-live]:not([aria-live='off'])";

/** Words that came to stand in a live region. */
interface Said {
  readonly words: string;
  readonly region: Element;
  readonly takesFocus: boolean;
}

const plain = (text: string | null) => (text ?? "").trim().replaceAll(/[\u00A0\u202F]/gu, " ");

/** Notes what live regions say from now on. */
function overhear(container: HTMLElement) {
  const said: Said[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        const words = plain(node.textContent);
        if (!region || words === "") continue;
        said.push({ words, region, takesFocus: region.contains(document.activeElement) });
      }
    }
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}

/** What speaks against one message: it has to stand in a region that was there before it, once. */
function against({ words, region, takesFocus }: Said, before: ReadonlySet<Element>): string[] {
  const hidden = region.closest("[aria-hidden='true'], [hidden]") !== null;
  return [
    ...(before.has(region) || region.matches("[role='alert']") ? [] : ["came with its region"]),
    ...(hidden || !region.checkVisibility() ? ["is hidden from screen readers"] : []),
    ...(takesFocus ? ["takes the focus"] : []),
  ].map((why) => `“${words}” ${why}.`);
}

/** What happens is told by a status message, which readers hear without the focus. */
export async function byStatus(
  container: HTMLElement,
  { what, act, says }: Happening,
): Promise<CriterionResult> {
  const before = new Set(container.querySelectorAll(live));
  const { said, stop } = overhear(container);
  await act(container);
  const matching = () => said.filter(({ words }) => says.test(words));
  const isHeard = await vi
    .waitFor(() => matching().length > 0 || Promise.reject(), 3000)
    .then(
      () => true,
      () => false,
    );
  stop();
  const messages = matching();
  const findings = [
    ...(isHeard
      ? []
      : [`${what}: nothing says ${says}, but ${JSON.stringify(said.map(({ words }) => words))}.`]),
    ...(messages.length > 1 ? [`${what}: it is said ${messages.length} times.`] : []),
    ...messages.flatMap((message) => against(message, before)),
  ];
  return { criterion: "4.1.3", by: `told: ${what}`, findings };
}
