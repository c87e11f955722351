import type { AnswerResult } from "@alambic/contract";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { atomOf, exerciseOf } from "../testing/atoms.ts";
import type { ExerciseName } from "../testing/atoms.ts";
import {
  expectAccessible,
  keys,
  listen,
  named,
  renderExercise,
  tabTo,
} from "../testing/renderExercise.tsx";
import { answering, replyTo } from "../testing/replies.ts";
import { ExercisePlayer } from "./ExercisePlayer.tsx";
import type { OnAnswer } from "../session/Host.ts";

async function play(name: ExerciseName, onAnswer: OnAnswer = answering(atomOf(name))) {
  const answer = vi.fn(onAnswer);
  const goOn = vi.fn();
  const screen = await renderExercise(
    <ExercisePlayer
      atom={atomOf(name)}
      language="fr"
      focused
      onAnswer={answer}
      onContinue={goOn}
    />,
  );
  return { screen, answer, goOn, said: listen(screen.container) };
}

const isInput = (element: Element) => element.matches("input");
const focus = () => document.activeElement;

describe("by keyboard alone", () => {
  test("a statement is judged, checked with Enter, and left with Enter", async () => {
    const { screen, answer, goOn, said } = await play("trueFalse");
    await vi.waitFor(() => expect(focus()?.tagName).toBe("H2"));
    await tabTo(isInput);
    await keys("ArrowDown", "Enter");
    await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
    await vi.waitFor(() => expect(focus()).toHaveAttribute("data-feedback", "correct"));
    await vi.waitFor(() => expect(said()).toEqual(["+20 XP"]));
    await keys("Enter");
    expect(goOn).toHaveBeenCalledExactlyOnceWith("correct");
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      { content_type: "true_false", value: false },
      {
        revealed: false,
        score: expect.objectContaining({ score: 1 }),
        elapsedMs: expect.any(Number),
        hinted: false,
      },
    );
  });

  test("number keys choose, wherever focus is in the exercise", async () => {
    const { screen, answer } = await play("several");
    await keys("1", "4", "2", "3", "3");
    await expect.element(screen.getByRole("checkbox", { name: /oxygène/u })).not.toBeChecked();
    await keys("Enter");
    await vi.waitFor(() =>
      expect(answer).toHaveBeenCalledWith(
        { content_type: "quiz", choice_ids: ["light", "water", "carbon"] },
        expect.anything(),
      ),
    );
  });

  test("gaps are filled one after the other", async () => {
    const { screen, goOn } = await play("fillInBlank");
    await tabTo(isInput);
    await userEvent.keyboard("reconduite");
    await keys("Tab");
    await userEvent.keyboard("une fois");
    await keys("Enter");
    // An answer is gone on from once all that came of it is seen, which takes the focus.
    await expect.element(screen.getByRole("group", { name: "C’est ça !" })).toHaveFocus();
    await keys("Enter");
    expect(goOn).toHaveBeenCalledExactlyOnceWith("correct");
  });

  test("a number key types a digit in a text field", async () => {
    const { answer } = await play("numberAnswer");
    await tabTo(isInput);
    await userEvent.keyboard("2/4");
    await keys("Enter");
    await vi.waitFor(() =>
      expect(answer).toHaveBeenCalledWith(
        { content_type: "short_answer", text: "2/4" },
        expect.anything(),
      ),
    );
  });

  test("cards are turned and judged, and focus is on the next one", async () => {
    const { screen, goOn, said } = await play("flashcards");
    await tabTo((element) => element.matches("[data-card='c1']"));
    await keys("Enter", "4");
    await vi.waitFor(() => expect(focus()).toHaveAttribute("data-card", "c2"));
    await keys("Space", "1");
    await tabTo(named("Terminer"));
    await keys("Enter");
    await expect.element(screen.getByText("1 carte sue sur 2.")).toBeVisible();
    await vi.waitFor(() =>
      expect(said()).toEqual([
        "Je suis étudiant.",
        "Ta note\u202f: Facile. Carte 2 sur 2",
        "le chat",
        "Ta note\u202f: À revoir.",
        "+20 XP",
      ]),
    );
    await keys("Enter");
    expect(goOn).toHaveBeenCalledExactlyOnceWith("completed");
  });

  test("a text is read and left in one press", async () => {
    const { goOn } = await play("lesson");
    await tabTo(named("C’est lu"));
    await keys("Enter");
    await vi.waitFor(() => expect(goOn).toHaveBeenCalledExactlyOnceWith("completed"));
  });

  test("a text keeps the focus at its button while it is sent, and where that failed", async () => {
    const reply = Promise.withResolvers<AnswerResult>();
    const { screen, goOn } = await play("lesson", () => reply.promise);
    await tabTo(named("C’est lu"));
    await keys("Enter");
    const onward = screen.getByRole("button", { name: /Continuer/u });
    await expect.element(onward).toHaveAttribute("aria-disabled", "true");
    expect(focus()).toBe(onward.element());
    reply.reject(new Error("No network."));
    await tabTo(named("Renvoyer"));
    await keys("Enter");
    await expect.element(screen.getByText(/n’a pas été envoyée/u).first()).toBeVisible();
    expect(focus()).toHaveTextContent("Passer pour l’instant");
    await keys("Enter");
    expect(goOn).toHaveBeenCalledExactlyOnceWith(null);
  });

  test("a key held down does not leave the feedback unread", async () => {
    const { screen, goOn } = await play("trueFalse");
    await screen.getByRole("radio", { name: "Faux" }).click();
    await keys("Enter");
    await vi.waitFor(() => expect(focus()).toHaveAttribute("data-feedback", "correct"));
    const held = { key: "Enter", repeat: true, bubbles: true, cancelable: true };
    focus()?.dispatchEvent(new KeyboardEvent("keydown", held));
    expect(goOn).not.toHaveBeenCalled();
    await keys("Enter");
    expect(goOn).toHaveBeenCalledExactlyOnceWith("correct");
  });
});

describe("what is not right", () => {
  test("can be tried again: the response stays, and focus goes back into the exercise", async () => {
    const { screen, answer } = await play("fillInBlank");
    await screen.getByLabelText("Blanc 1 sur 2").fill("renouvelée");
    await screen.getByLabelText("Blanc 2 sur 2").fill("deux fois");
    await keys("Enter");
    await expect.element(screen.getByText("1 sur 2 en place.")).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    await vi.waitFor(() => expect(focus()).toHaveValue("renouvelée"));
    await screen.getByLabelText("Blanc 2 sur 2").fill("une fois");
    await keys("Enter");
    await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test("does not give the answer away before it is asked for", async () => {
    const { screen, goOn } = await play("quiz");
    await screen.getByRole("radio").nth(0).click();
    await screen.getByRole("button", { name: "Vérifier" }).click();
    await expect.element(screen.getByText(/Ta réponse/u)).toBeVisible();
    await expect.element(screen.getByText(/Bonne réponse/u)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/rien d’autre ne bouge/u)).not.toBeInTheDocument();
    await expect.element(screen.getByText("Pourquoi ?")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Révéler" }).click();
    await expect.element(screen.getByText(/Bonne réponse/u)).toBeVisible();
    await expect.element(screen.getByText(/rien d’autre ne bouge/u)).toBeVisible();
    await screen.getByRole("button", { name: "Continuer" }).click();
    expect(goOn).toHaveBeenCalledExactlyOnceWith("revealed");
  });

  test("a revealed answer is logged without a response, and comes back later", async () => {
    const { screen, answer } = await play("trueFalse");
    await screen.getByRole("button", { name: "Révéler" }).click();
    await expect.element(screen.getByText(/Tu le reverras plus tard/u)).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: /Faux/u })).toBeChecked();
    expect(answer).toHaveBeenCalledExactlyOnceWith(null, {
      revealed: true,
      score: null,
      elapsedMs: expect.any(Number),
      hinted: false,
    });
  });
});

test("a wrong answer comes back at the end of the lesson", async () => {
  const { screen } = await play("trueFalse");
  await screen.getByRole("radio", { name: "Vrai" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByText("Tu le reverras à la fin de la leçon.")).toBeVisible();
});

test("where nobody keeps the answer, nothing is said to come back", async () => {
  const { screen } = await play("trueFalse", () => "scored");
  await screen.getByRole("radio", { name: "Vrai" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByText("Tu peux réessayer, ou révéler la réponse.")).toBeVisible();
  await expect.element(screen.getByText(/à la fin de la leçon/u)).not.toBeInTheDocument();
});

test("a slip is forgiven, and shown", async () => {
  const { screen } = await play("fillInBlank");
  await screen.getByLabelText("Blanc 1 sur 2").fill("renouvelee");
  await screen.getByLabelText("Blanc 2 sur 2").fill("une fois");
  await keys("Enter");
  await expect.element(screen.getByText("Attention à l’accent : renouvelée")).toBeVisible();
});

describe("sending", () => {
  test("what did not arrive stays, is said once, and is sent again as it was", async () => {
    const replies = vi.fn<OnAnswer>();
    replies.mockRejectedValueOnce(new Error("No network."));
    replies.mockImplementation(answering(atomOf("trueFalse")));
    const { screen, answer, goOn, said } = await play("trueFalse", replies);
    await screen.getByRole("radio", { name: "Faux" }).click();
    await keys("Enter");
    await screen.getByRole("button", { name: "Renvoyer" }).click();
    expect(focus()).toHaveAttribute("data-feedback", "correct");
    await expect.element(screen.getByText("+20 XP").first()).toBeVisible();
    expect(said()).toEqual([
      "Ta réponse n’a pas été envoyée. Elle reste sur cet écran\u202f: renvoie-la avant de continuer.",
      "+20 XP",
    ]);
    const [first, second] = answer.mock.calls;
    expect(second).toEqual(first);
    await screen.getByRole("button", { name: "Continuer" }).click();
    expect(goOn).toHaveBeenCalledExactlyOnceWith("correct");
  });

  test("an answer that is given up counts as not given", async () => {
    const { screen, goOn } = await play("trueFalse", () =>
      Promise.reject(new Error("No network.")),
    );
    await screen.getByRole("radio", { name: "Faux" }).click();
    await keys("Enter");
    await screen.getByRole("button", { name: "Passer pour l’instant" }).click();
    expect(goOn).toHaveBeenCalledExactlyOnceWith(null);
  });

  test("an answer kept on the device says so", async () => {
    const { screen, said } = await play("trueFalse", () => Promise.resolve("queued"));
    await screen.getByRole("radio", { name: "Faux" }).click();
    await keys("Enter");
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toContain("Elle sera envoyée au retour du réseau");
  });

  test("feedback does not wait for the reply, and a late reply to an older answer is dropped", async () => {
    const atom = atomOf("trueFalse");
    const waiting: ((result: AnswerResult) => void)[] = [];
    const { screen, said } = await play(
      "trueFalse",
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    await screen.getByRole("radio", { name: "Vrai" }).click();
    await keys("Enter");
    await expect
      .element(screen.getByRole("heading", { name: "Ce n’est pas encore ça." }))
      .toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    await screen.getByRole("radio", { name: "Faux" }).click();
    await keys("Enter");
    const right = { content_type: "true_false" as const, value: false };
    waiting[0]?.({ ...replyTo(atom, right, false), xp_awarded: 99 });
    waiting[1]?.(replyTo(atom, right, false));
    await vi.waitFor(() => expect(said()).toEqual(["+20 XP"]));
  });
});

describe("what cannot be played", () => {
  const atom = atomOf("trueFalse");
  test.each([
    ["a kind that is not known", { ...atom, content_type: "sculpture" }, "unknown", "content_type"],
    [
      "content that cannot be read",
      { ...atom, content: { statement: "" } },
      "broken",
      "content.answer",
    ],
    [
      "content that cannot be answered",
      {
        ...atomOf("quiz"),
        content: { ...exerciseOf("quiz").content, correct_choice_ids: ["z"] },
      },
      "broken",
      "unknown_id",
    ],
  ])("%s is explained, can be reported, and can be left", async (_, broken, reason, detail) => {
    const [report, goOn] = [vi.fn(), vi.fn()];
    const screen = await renderExercise(
      <ExercisePlayer
        atom={broken}
        language="fr"
        onAnswer={vi.fn()}
        onContinue={goOn}
        onReport={report}
      />,
    );
    await screen.getByRole("button", { name: "Signaler un problème" }).click();
    await expect.element(screen.getByText("Merci, c’est signalé.")).toBeVisible();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ atomId: broken.id, reason });
    expect(JSON.stringify(report.mock.calls[0]?.[0])).toContain(detail);
    await screen.getByRole("button", { name: "Continuer" }).click();
    expect(goOn).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe("axe", () => {
  const names = [
    "lesson",
    "trueFalse",
    "several",
    "matching",
    "fillInBlank",
    "shortAnswer",
    "flashcards",
  ] as const;
  test.each(names)("finds nothing in %s, before and after", async (name) => {
    const { screen } = await play(name);
    await expectAccessible(screen.container);
    const reveal = screen.getByRole("button", { name: "Révéler" });
    if (reveal.elements().length === 0) return;
    await reveal.click();
    await expectAccessible(screen.container);
  });
});

test("“Why?” leads to what vouches for the item, where the host shows that", async () => {
  const why = vi.fn();
  const screen = await renderExercise(
    <ExercisePlayer
      atom={atomOf("trueFalse")}
      language="fr"
      onAnswer={answering(atomOf("trueFalse"))}
      onContinue={vi.fn()}
      onWhy={why}
    />,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Faux" }));
  await userEvent.click(screen.getByRole("button", { name: "Vérifier" }));
  await userEvent.click(screen.getByRole("button", { name: /toute la page/u }));
  expect(why).toHaveBeenCalledExactlyOnceWith(atomOf("trueFalse").id);
});

test.each([
  ["drafted", { drafted_by: "openai/gpt" }, 1],
  ["written", {}, 0],
] as const)("an item that was %s says so", async (_how, metadata, times) => {
  const screen = await renderExercise(
    <ExercisePlayer
      atom={{ ...atomOf("trueFalse"), metadata }}
      language="fr"
      onAnswer={answering(atomOf("trueFalse"))}
      onContinue={vi.fn()}
    />,
  );
  await expect.element(screen.getByRole("heading")).toBeVisible();
  expect(screen.container.querySelectorAll('[data-drafted-by="model"]')).toHaveLength(times);
  expect(screen.getByText(/Rédigé par une IA/u).elements()).toHaveLength(times);
});

test("a question that is long is set to be read, and stays the heading", async () => {
  const sizeOf = async (statement: string) => {
    const atom = { ...atomOf("trueFalse"), content: { statement, answer: true } };
    const screen = await renderExercise(
      <ExercisePlayer
        atom={atom}
        language="fr"
        onAnswer={answering(atomOf("trueFalse"))}
        onContinue={() => {}}
      />,
    );
    const heading = screen.getByRole("heading", { name: statement, level: 2 }).element();
    const words = heading.firstElementChild ?? heading;
    const size = Number.parseFloat(getComputedStyle(words).fontSize);
    await screen.unmount();
    return size;
  };
  const sentence = "L’eau bout plus tôt en montagne.";
  expect(await sizeOf(sentence)).toBeGreaterThan(24);
  expect(await sizeOf(Array.from({ length: 4 }, () => sentence).join(" "))).toBeLessThan(21);
});
