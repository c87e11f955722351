import { forcedLook } from "./forced-colours.ts";
import { forcedAttribute, makeForceable } from "./forceable.ts";

const pressable =
  ":is(a[href], button, select, summary, [role='tab'], [role='menuitem'], [role='option'], label:has(input:is([type='radio'], [type='checkbox'], [type='file']))):not([data-forced])";
const unusable = ":disabled, [aria-disabled='true'], :has(:disabled)";

/** Focus is real; a pointer and a press can only be forced. */
const states = { rest: "", hover: "hover", focus: "", press: "hover active" };

/** What makes one thing look other than another of its kind. */
const ownStates = [
  "aria-pressed",
  "aria-selected",
  "aria-checked",
  "aria-expanded",
  "aria-current",
];

function kindOf(element: HTMLElement): string {
  const own = ownStates.map((name) => element.getAttribute(name) ?? "");
  return [element.tagName, element.getAttribute("role") ?? "", element.className, ...own].join(" ");
}

/**
 * Pairs of states that look the same to who has but the colours of the system. One of each kind is looked at;
 * `seen` holds the kinds that were.
 */
export function alikeStates(container: HTMLElement, seen = new Set<string>()): string[] {
  makeForceable();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [...container.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    const kind = kindOf(element);
    if (seen.has(kind) || element.matches(unusable) || !element.checkVisibility()) return [];
    seen.add(kind);
    const looks = new Map<string, string>();
    const alike: string[] = [];
    // The focus of a choice is that of the input in its label.
    const focused = element.matches("label") ? element.querySelector("input") : element;
    for (const [name, value] of Object.entries(states)) {
      if (name === "focus") focused?.focus();
      // A link in a text that is written in takes no focus.
      if (name === "focus" && document.activeElement !== focused) continue;
      element.setAttribute(forcedAttribute, value);
      // What React Aria draws takes its focus from an attribute, some frames later.
      if (element.matches("[data-rac]"))
        element.toggleAttribute("data-focus-visible", name === "focus");
      const look = forcedLook(element);
      element.removeAttribute(forcedAttribute);
      focused?.blur();
      const other = looks.get(look);
      if (other !== undefined)
        alike.push(`${name} is as ${other}: ${element.outerHTML.slice(0, 160)}`);
      looks.set(look, name);
    }
    return alike;
  });
}
