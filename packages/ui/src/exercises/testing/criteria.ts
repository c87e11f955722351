import axe from "axe-core";
import { notPressed } from "../../testing/notPressed.ts";
import { overflowing } from "../../testing/overflowing.ts";
import { operables, walkByKeyboard } from "./keyboard-walk.ts";
import { ways } from "./placing-ways.ts";

/** What was found of a success criterion of WCAG 2.2: `findings` are what speaks against it. */
export interface CriterionResult {
  /** As in `1.4.3`. */
  readonly criterion: string;
  /** The check that judged it. */
  readonly by: string;
  readonly findings: readonly string[];
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What axe finds, by criterion; criteria that none of its rules applied to are left out. */
export async function byAxe(container: HTMLElement): Promise<CriterionResult[]> {
  const { passes, violations } = await axe.run(container, {
    runOnly: { type: "tag", values: tags },
    // Of what passes the rules are told, and not each element: to describe those takes most of the time.
    resultTypes: ["violations"],
  });
  const result = (rule: axe.Result, findings: readonly string[]) =>
    rule.tags.flatMap((tag) => {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/u.exec(tag) ?? [];
      const name = [principle, guideline, criterion].join(".");
      return criterion === undefined ? [] : [{ criterion: name, by: `axe: ${rule.id}`, findings }];
    });
  return [
    ...passes.flatMap((rule) => result(rule, [])),
    ...violations.flatMap((rule) =>
      result(
        rule,
        rule.nodes.map(({ html }) => html),
      ),
    ),
  ];
}

/** Works without a pointer, is not caught, and shows where it is. */
export async function byKeyboard(container: HTMLElement): Promise<CriterionResult[]> {
  const { unreached, unseen, leaves } = await walkByKeyboard(container);
  const by = "walk by keyboard";
  return [
    { criterion: "2.1.1", by, findings: unreached },
    { criterion: "2.1.2", by, findings: leaves ? [] : ["Tab does not leave the exercise."] },
    { criterion: "2.4.7", by, findings: unseen },
  ];
}

/** CSS pixels of the smallest side of a target. */
const enhancedTarget = 44;

/** Every target is large enough for a finger; a control within a label is as large as the label. */
export function byTargets(container: HTMLElement): CriterionResult[] {
  // Points of a picture are a pointer's alone.
  const points = container.querySelectorAll<HTMLElement>("[aria-hidden='true'] > [data-place]");
  const small = [...operables(container), ...points].flatMap((element) => {
    const target = element.closest("label") ?? element;
    const { width, height } = target.getBoundingClientRect();
    const sized = Math.min(width, height) >= enhancedTarget - 0.5;
    return sized || isInText(target) || element.matches(notPressed)
      ? []
      : [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`];
  });
  const by = "measured targets";
  return [
    { criterion: "2.5.8", by, findings: small },
    { criterion: "2.5.5", by, findings: small },
  ];
}

/** Links and gaps in a sentence are excepted by both criteria. */
function isInText(element: Element): boolean {
  return getComputedStyle(element).display === "inline";
}

/** At 320 CSS pixels nothing is lost, and nothing scrolls sideways. */
export function byReflow(container: HTMLElement): CriterionResult[] {
  Object.assign(document.body.style, { inlineSize: "320px" });
  const findings = overflowing(container);
  document.body.removeAttribute("style");
  return [{ criterion: "1.4.10", by: "320 pixels", findings }];
}

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** With the spacing of the criterion no words are cut off. */
export function bySpacing(container: HTMLElement): CriterionResult[] {
  const style = document.createElement("style");
  style.textContent = spacing;
  document.head.append(style);
  Object.assign(document.body.style, { inlineSize: "320px" });
  const cut = [...container.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      getComputedStyle(element).overflow === "hidden" &&
      getComputedStyle(element).position !== "absolute" &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1),
  );
  const findings = [
    ...overflowing(container),
    ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
  document.body.removeAttribute("style");
  style.remove();
  return [{ criterion: "1.4.12", by: "wide text spacing", findings }];
}

/** The last place, so that what lies in order already has somewhere to go. */
function lastPlace(container: HTMLElement): string | undefined {
  return [...container.querySelectorAll<HTMLElement>("[data-drop]")].at(-1)?.dataset["drop"];
}

/** What can be dragged is placed by two presses as well. Without anything to drag nothing is judged. */
export async function byPresses(container: HTMLElement): Promise<CriterionResult[]> {
  const item = container.querySelector<HTMLElement>("button[data-drag]")?.dataset["drag"];
  const place = lastPlace(container);
  if (item === undefined || place === undefined) return [];
  const where = () =>
    container.querySelector(`[data-drag="${item}"]`)?.closest("li, [role='group']");
  const before = where();
  await ways["single presses"]?.(container, item, place);
  const findings = where() === before ? [`${item} is not at ${place} after two presses.`] : [];
  return [{ criterion: "2.5.7", by: "two presses", findings }];
}
