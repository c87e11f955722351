import { shortAnswer as shortAnswerRules } from "@alambic/domain/exercises/short-answer";
import { marking as wordsMarking } from "@alambic/domain/exercises/short-answer/marking";
import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazy } from "../exercises/lazy.ts";
import { definePlayable } from "../exercises/playable.ts";
import type { ReadPlayable } from "../exercises/playable.ts";
import { promptOf } from "../exercises/prompt/promptOf.tsx";
import { ShortAnswer } from "../exercises/short-answer/ShortAnswer.tsx";
import shortAnswer from "../exercises/short-answer/index.ts";
import trueFalse from "../exercises/true-false/index.ts";
import { Exercise } from "./Exercise.tsx";

test("what explains an answer comes with its feedback, though it is loaded apart", async () => {
  const screen = await render(
    <Exercise
      kind={trueFalse}
      content={{
        statement: "Ice floats on water.",
        answer: true,
        explanation: "Water widens when it freezes.",
      }}
      source={{ title: "Water", quote: "Ice is lighter than water.", url: "https://example.org" }}
      language="en"
      messages={{ ...kit, ...exercise }}
    />,
  );
  await screen.getByRole("radio", { name: "True" }).click();
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
  await expect.element(screen.getByText("Water widens when it freezes.")).toBeVisible();
  await expect
    .element(screen.getByRole("blockquote"))
    .toHaveTextContent("“Ice is lighter than water.”");
  await expect.element(screen.getByRole("link", { name: /^Water/u })).toBeVisible();
});

test.each([
  [undefined, "unknown_type", /can’t be opened here/u],
  ["unloaded", "not_loaded", /could not be loaded/u],
] as const)("a kind that is %s is told from others", async (kind, code, words) => {
  const refused = vi.fn();
  const screen = await render(
    <Exercise
      kind={kind}
      content={{}}
      language="en"
      messages={{ ...kit, ...exercise }}
      onRefused={refused}
    />,
  );
  await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.container.textContent).toMatch(words);
  expect(refused).toHaveBeenCalledExactlyOnceWith([{ path: "content_type", code }]);
});

test("an exercise that stands alone promises no lesson: it can be tried again", async () => {
  const screen = await render(
    <Exercise
      kind={trueFalse}
      content={{ statement: "Ice floats on water.", answer: true }}
      language="en"
      messages={{ ...kit, ...exercise }}
    />,
  );
  const promises = screen.getByText(/comes back|lesson/u);
  await screen.getByRole("radio", { name: "False" }).click();
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("Try again, or reveal the answer.")).toBeVisible();
  await expect.element(promises).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Reveal" }).click();
  await expect.element(screen.getByText("You can try again without help.")).toBeVisible();
  await expect.element(promises).not.toBeInTheDocument();
});

/** A question in words, and what scores it as the test lets it come. */
function scoredLate(arrives: () => Promise<unknown>): ReadPlayable {
  return (content) => {
    const read = shortAnswer(content);
    if (!read.ok) return read;
    const judge = async () => {
      await arrives();
      return read.value.judge();
    };
    return { ok: true, value: { ...read.value, judge } };
  };
}

const capital = { prompt: "The capital of France?", answer_type: "text", answers: ["Paris"] };

test("an answer that nothing can score yet is kept, and checked once that has come", async () => {
  let isThere = false;
  const unsteady = scoredLate(async () => {
    if (!isThere) throw new TypeError("It did not load.");
  });
  const checked = vi.fn();
  const screen = await render(
    <Exercise
      kind={unsteady}
      content={capital}
      language="en"
      messages={{ ...kit, ...exercise }}
      onChecked={checked}
    />,
  );
  const field = screen.getByRole("textbox");
  const check = screen.getByRole("button", { name: "Check" });
  await field.fill("paris");
  await check.click();
  await expect.element(screen.getByText(/could not be checked/u)).toHaveRole("alert");
  await expect.element(field).toHaveValue("paris");
  expect(checked).not.toHaveBeenCalled();
  isThere = true;
  await check.click();
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(checked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ outcome: "correct", score: 1 }),
  );
});

describe("while what scores an answer is on its way", () => {
  async function checkLate() {
    const arrival = Promise.withResolvers<void>();
    const checked = vi.fn();
    const screen = await render(
      <Exercise
        kind={scoredLate(() => arrival.promise)}
        content={capital}
        language="en"
        messages={{ ...kit, ...exercise }}
        onChecked={checked}
      />,
    );
    await screen.getByRole("textbox").fill("Lyon");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect
      .element(screen.getByRole("button", { name: /Check/u }))
      .toHaveAttribute("aria-disabled", "true");
    /** Lets it come, and all that follows from it. */
    const arrive = async () => {
      arrival.resolve();
      await arrival.promise;
      await new Promise(requestAnimationFrame);
    };
    return { screen, checked, arrive };
  }

  test("an answer is checked once, however often that was asked", async () => {
    const { screen, checked, arrive } = await checkLate();
    await arrive();
    await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
    expect(checked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ response: { content_type: "short_answer", text: "Lyon" } }),
    );
  });

  test("an answer that was changed meanwhile is not judged as it was before", async () => {
    const { screen, checked, arrive } = await checkLate();
    await screen.getByRole("textbox").fill("paris");
    await arrive();
    await expect.element(screen.getByRole("textbox")).toHaveValue("paris");
    expect(checked).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
    expect(checked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: "correct" }),
    );
  });

  test("an exercise that is gone by then says nothing to its page", async () => {
    const { screen, checked, arrive } = await checkLate();
    await screen.unmount();
    await arrive();
    expect(checked).not.toHaveBeenCalled();
  });
});

/** A question in words whose judge comes when the test says so, and can read nothing. */
function unreadable(gate: Promise<unknown>): ReadPlayable {
  const marking = lazy(async () => {
    await gate;
    return { ...wordsMarking, isReadable: () => false };
  });
  return definePlayable(shortAnswerRules, {
    Renderer: ShortAnswer,
    marking,
    completion: "scored",
    label: () => "exercise.kind.shortAnswer",
    prompt: ({ prompt }) => promptOf(prompt),
  });
}

test("what proves unreadable when its judge has come is still to be answered", async () => {
  const gate = Promise.withResolvers<void>();
  const checked = vi.fn();
  const screen = await render(
    <Exercise
      kind={unreadable(gate.promise)}
      content={{ prompt: "How many?", answer_type: "text", answers: ["two"] }}
      language="en"
      messages={{ ...kit, ...exercise }}
      onChecked={checked}
    />,
  );
  await userEvent.type(screen.getByRole("textbox"), "%$");
  const check = screen.getByRole("button", { name: "Check" });
  await check.click();
  gate.resolve();
  await expect.element(check).toBeDisabled();
  expect(checked).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("textbox")).toHaveValue("%$");
});
