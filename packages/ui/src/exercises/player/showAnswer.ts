import { exercise, foot, news, sheet } from "./ExercisePlayer.css.ts";
import { top as eyebrow } from "./Question.css.ts";

/** What the learner gave, as the kinds mark it; of what was judged, what was wrong counts most. */
const given =
  "[data-right], [data-said], label:has(:checked), input:not([type]), [type='text'], textarea, select";
const wrong = ":is([data-right='false'], :has([data-verdict='false']))";

/** Pixels between what is shown and what covers the rest. */
const room = 12;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Scrolls as little as it takes for the answer to stand above what came with its verdict: the question and
 * all of the exercise where they fit, else the question and what was given, else what was wrong of it. Where
 * the verdict stands in the page, it comes into view with them.
 */
export function showAnswer(form: HTMLElement): void {
  const find = (name: string) => form.querySelector(`.${name}`);
  const sheetBox = find(sheet.classNames.base);
  const isSheet = sheetBox !== null && sheetBox.getClientRects().length > 0;
  const cover = isSheet ? sheetBox : find(foot);
  const bar = form.parentElement?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  const heading = form.querySelector("h2");
  const stays = heading !== null && getComputedStyle(heading).position === "sticky";
  const top = bar + (stays ? heading.getBoundingClientRect().height : 0) + room;
  const bottom = innerHeight - (cover?.getBoundingClientRect().height ?? 0) - room;
  const answers = [...form.querySelectorAll(`.${exercise} :is(${given})`)];
  const wrongs = answers.filter((element) => element.matches(wrong));
  const verdict = isSheet ? [] : [find(news)];
  const extents = [
    ...(stays
      ? []
      : [
          [heading, find(exercise), ...verdict],
          [heading, ...answers, ...verdict],
          [heading, ...(wrongs.length > 0 ? wrongs : answers), ...verdict],
        ]),
    [find(exercise), ...verdict],
    [...answers, ...verdict],
    [...wrongs, ...verdict],
    [wrongs[0] ?? answers.at(-1), ...verdict],
    isSheet ? [wrongs[0] ?? answers.at(-1)] : verdict,
  ].flatMap((elements) => extentOf(elements) ?? []);
  const shown =
    extents.find((extent) => extent.bottom - extent.top <= bottom - top) ?? extents.at(-1);
  if (shown === undefined) return;
  const below = Math.min(shown.bottom - bottom, shown.top - top);
  const least = shown.top < top ? shown.top - top : Math.max(0, below);
  const by = uncut(least, find(eyebrow), bar, {
    least: shown.bottom - bottom,
    most: shown.top - top + room,
  });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: isCalm ? "instant" : "smooth" });
}

/** What is scrolled by, so that what stands above the question is seen whole or not at all, as far as that goes. */
function uncut(
  by: number,
  above: Element | null,
  bar: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  if (above === null || Math.abs(by) <= 1) return by;
  const { top, bottom } = above.getBoundingClientRect();
  if (top - by >= bar || bottom - by <= bar) return by;
  const ways = [bottom - bar, top - bar];
  return ways.find((way) => way >= least && way <= most) ?? by;
}

function extentOf(elements: readonly (Element | null | undefined)[]): Extent | null {
  const rects = elements
    .map((element) => element?.getBoundingClientRect())
    .filter((rect) => rect !== undefined)
    .filter(({ height }) => height > 0);
  if (rects.length === 0) return null;
  return {
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
}
