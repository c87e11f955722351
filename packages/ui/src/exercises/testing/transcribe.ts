import { Virtual } from "@guidepup/virtual-screen-reader";
import type { Locale } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { loadWhy } from "../player/LaterWhy.tsx";
import { playIn } from "./playIn.tsx";

/** More stops than any exercise has: a reader that goes round would never end. */
const mostStops = 400;

/**
 * What a screen reader says of an exercise: read from end to end before the answer, then what is said
 * when the answer is asked for, and the exercise read again with it.
 */
export async function transcribe(exercise: Exercise, locale: Locale): Promise<string> {
  const { t } = createFormatter(locale, await loadMessages(locale, ["exercise"]));
  const screen = await playIn(exercise, locale);
  await loadWhy();
  const before = await readThrough(screen.container);
  const reveal = screen.getByRole("button", { name: t("exercise.reveal"), exact: true });
  if (reveal.query() === null) return before;
  await reveal.click();
  await screen.getByRole("heading", { name: t("exercise.feedback.revealed") }).findElement();
  const after = await readThrough(screen.container);
  return [before, `── ${t("exercise.reveal")} ──`, after].join("\n\n");
}

/** All that is read between the start and the end of a place, a line each. */
async function readThrough(container: HTMLElement): Promise<string> {
  showState(container);
  const reader = new Virtual();
  await reader.start({ container });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await reader.next();
    if ((await reader.lastSpokenPhrase()) === "end of main") break;
  }
  const spoken = await reader.spokenPhraseLog();
  await reader.stop();
  return spoken.join("\n");
}

/** The reader looks at attributes; what a learner chose and typed is in properties. */
function showState(container: HTMLElement): void {
  for (const input of container.querySelectorAll("input")) {
    input.toggleAttribute("checked", input.checked);
    if (input.type === "text") input.setAttribute("value", input.value);
  }
}
