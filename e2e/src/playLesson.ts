import type { Atom } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";
import { expect, type Page } from "@playwright/test";
import type { Keyboard } from "./Keyboard.ts";

interface Player {
  readonly page: Page;
  readonly keyboard: Keyboard;
  readonly texts: Formatter;
}

/** Takes every item of an open lesson, in order and rightly, with nothing but the keyboard. */
export async function playLesson(player: Player, atoms: readonly Atom[]): Promise<void> {
  for (const [index, atom] of atoms.entries()) {
    const position = ` ${index + 1} `;
    const place = player.page.getByText(new RegExp(`·${position}`));
    await expect(place, `item ${index + 1}: ${atom.title}`).toBeVisible();
    await answerItem(player, atom);
    await goOn(player, atom);
  }
}

/** Answers the item on the screen rightly, without having it checked. */
export async function answerItem(
  { page, keyboard, texts: { t } }: Player,
  atom: Atom,
): Promise<void> {
  switch (atom.content_type) {
    case "lesson":
      return;
    case "true_false":
      await keyboard.press(page.getByRole("radio"), atom.content.answer ? "1" : "2");
      return;
    case "quiz":
      for (const id of atom.content.correct_choice_ids) {
        const number = atom.content.choices.findIndex((choice) => choice.id === id) + 1;
        const choice = page.getByRole(atom.content.multiple ? "checkbox" : "radio");
        await keyboard.press(choice, String(number));
      }
      return;
    case "matching":
      for (const { left_id: place, right_id: item } of atom.content.pairs) {
        await keyboard.press(page.locator(`[data-item="${item}"]`));
        await keyboard.press(page.locator(`[data-place="${place}"]`));
      }
      return;
    case "fill_in_blank": {
      const gaps = atom.content.segments.filter((segment) => segment.type === "gap");
      for (const [index, { id, answers }] of gaps.entries()) {
        const word = answers[0] ?? "";
        if (atom.content.bank === undefined) {
          await keyboard.fill(page.getByRole("textbox").nth(index), word);
        } else {
          const card = page
            .locator("[data-item]")
            .filter({ hasText: new RegExp(`^${escape(word)}`, "u") });
          await keyboard.press(card);
          await keyboard.press(page.locator(`[data-place="${id}"]`));
        }
      }
      return;
    }
    case "short_answer":
      await keyboard.fill(page.getByRole("textbox"), atom.content.answers[0] ?? "");
      return;
    case "numeric":
      await keyboard.fill(page.getByRole("textbox").first(), atom.content.answer);
      return;
    case "ordering":
      for (const [index, item] of atom.content.correct_item_ids.entries()) {
        const place = page.locator(`[data-place="${index + 1}"]`);
        if ((await place.getAttribute("data-drag")) === item) continue;
        await keyboard.press(page.locator(`button[data-drag="${item}"]`));
        await keyboard.press(place);
      }
      return;
    case "categorization":
      for (const { item_id: item, group_id: group } of atom.content.members) {
        await keyboard.press(page.locator(`[data-item="${item}"]`));
        await keyboard.press(page.locator(`[data-place="${group}"]`));
      }
      return;
    case "vocabulary": {
      const { entries, directions, mode } = atom.content;
      for (const [index, { terms, meanings }] of entries.entries()) {
        const [word = ""] = directions[0] === "meaning_to_term" ? terms : meanings;
        if (mode === "typed") {
          await keyboard.fill(page.getByRole("textbox").nth(index), word);
        } else {
          const list = page.locator("form select").nth(index);
          await keyboard.tabTo(list);
          await list.selectOption(word);
        }
      }
      return;
    }
    case "character": {
      const { task, character } = atom.content;
      if (task.type === "read") {
        const number = task.choices.findIndex(({ id }) => id === task.right_choice_id) + 1;
        await keyboard.press(page.getByRole("radio"), String(number));
        return;
      }
      if (task.strokes !== undefined) await keyboard.press(page.getByRole("radio"), "ArrowRight");
      await keyboard.fill(page.getByRole("textbox"), character);
      return;
    }
    case "dialogue":
      for (const step of atom.content.steps) {
        if (step.type === "choice") {
          const right = step.options.findIndex(({ id }) => id === step.right_option_ids[0]) + 1;
          await keyboard.press(page.locator(`[data-shortcut="${right}"]`));
        } else if (step.type === "reply") {
          await keyboard.fill(page.getByRole("textbox"), step.answers[0] ?? "");
          await page.keyboard.press("Enter");
        }
      }
      return;
    case "flashcards":
      for (const { id } of atom.content.cards) {
        await keyboard.press(page.locator(`[data-card="${id}"]`));
        await keyboard.press(
          page.getByRole("button", { name: t("exercise.cards.good"), exact: true }),
        );
      }
      return;
    case "code":
      if (atom.content.task.type !== "output") throw new Error("No journey writes code yet.");
      await keyboard.fill(page.getByRole("textbox"), atom.content.task.output);
      return;
    case "free_answer":
      await keyboard.fill(page.getByRole("textbox"), "…");
      await keyboard.press(
        page.getByRole("button", { name: t("freeAnswer.compare"), exact: true }),
      );
      for (const number of atom.content.key_points.keys()) {
        await keyboard.press(page.getByRole("checkbox").nth(number), "Space");
      }
      return;
    default:
      throw new Error(`The journeys do not know how to answer "${atom.content_type}".`);
  }
}

/** Leaves a text to read. */
export async function finishReading(player: Player, atom: Atom): Promise<void> {
  if (atom.content_type !== "lesson") throw new Error(`"${atom.title}" is no text to read.`);
  await goOn(player, atom);
}

async function goOn({ page, keyboard, texts: { t } }: Player, atom: Atom): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  if (atom.content_type === "lesson") {
    await keyboard.press(button(t("exercise.finishReading")));
    return;
  }
  const isJudgedByLearner = /^(?:flashcards|free_answer)$/u.test(atom.content_type);
  await keyboard.press(button(t(isJudgedByLearner ? "exercise.finishCards" : "exercise.check")));
  if (!isJudgedByLearner)
    await expect(page.getByText(t("exercise.feedback.correct"))).toBeVisible();
  await keyboard.press(button(t("exercise.continue")));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
