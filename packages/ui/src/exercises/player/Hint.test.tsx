import type { AtomMetadata } from "@alambic/contract";
import { createFormatter, loadMessages, locales } from "@alambic/i18n";
import { expect, test, vi } from "vitest";
import { atomOf } from "../testing/atoms.ts";
import {
  expectAccessible,
  keys,
  listen,
  named,
  renderExercise,
  tabTo,
} from "../testing/renderExercise.tsx";
import { answering } from "../testing/replies.ts";
import { walkThrough } from "../testing/walkThrough.ts";
import { ExercisePlayer } from "./ExercisePlayer.tsx";

const help = "Compte les limites de la page 12.";
async function playWith(metadata: AtomMetadata) {
  const answer = vi.fn(answering(atomOf("trueFalse")));
  const screen = await renderExercise(
    <ExercisePlayer
      atom={{ ...atomOf("trueFalse"), metadata }}
      language="fr"
      focused
      onAnswer={answer}
      onContinue={() => {}}
    />,
  );
  return { screen, answer, said: listen(screen.container) };
}

test("a hint is shown and hidden by keys, read out once, and leaves focus where it is", async () => {
  const { screen, said } = await playWith({ hint: help });
  const ask = screen.getByRole("button", { name: "Indice", exact: true });
  const shown = screen.getByText(help).first();
  await expect.element(ask).toHaveAttribute("aria-expanded", "false");
  await expect.element(shown).not.toBeVisible();
  await tabTo(named("Indice"));
  await keys("Enter");
  await expect.element(ask).toHaveAttribute("aria-expanded", "true");
  await expect.element(shown).toBeVisible();
  expect(document.activeElement).toBe(ask.element());
  await keys("Space");
  await expect.element(ask).toHaveAttribute("aria-expanded", "false");
  await keys("Enter");
  expect(said()).toEqual([help]);
  await expectAccessible(screen.container);
});

test("a hint costs nothing, is gone with the answer, and is there for another try", async () => {
  const { screen, answer } = await playWith({ hint: help });
  const ask = screen.getByRole("button", { name: "Indice", exact: true });
  await ask.click();
  await screen.getByRole("radio", { name: "Vrai" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(ask).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(ask).toHaveAttribute("aria-expanded", "false");
  await screen.getByRole("radio", { name: "Faux" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByText("+20 XP").first()).toBeVisible();
  expect(answer).toHaveBeenLastCalledWith(
    { content_type: "true_false", value: false },
    expect.objectContaining({ revealed: false, score: expect.objectContaining({ score: 1 }) }),
  );
});

test("a hint does not stand where there is none", async () => {
  const { screen } = await playWith({});
  await expect.element(screen.getByRole("button", { name: "Vérifier" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Indice" })).not.toBeInTheDocument();
});

test.each(locales)("a hint is heard as written down: %s", async (locale) => {
  const { t } = createFormatter(locale, await loadMessages(locale, ["exercise"]));
  const { container } = await renderExercise(
    <ExercisePlayer
      atom={{ ...atomOf("trueFalse"), metadata: { hint: help } }}
      language="fr"
      onAnswer={answering(atomOf("trueFalse"))}
      onContinue={() => {}}
    />,
    locale,
  );
  await vi.waitFor(() => expect(container.querySelector("[aria-expanded]")).not.toBeNull());
  const steps = [{ to: "[aria-expanded]" }, { key: "Enter" }, { key: "Space" }, { key: "Enter" }];
  const heard = await walkThrough(container, steps, t);
  await expect(`${heard}\n`).toMatchFileSnapshot(`../transcripts/written/hint.${locale}.txt`);
});
