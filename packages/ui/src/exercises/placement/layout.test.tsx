import type { ExerciseResponse } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import type { CDPSession } from "@vitest/browser-playwright";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { overflowing } from "../../testing/overflowing.ts";
import { renderInKit } from "../../testing/renderInKit.tsx";
import { examples as sorted } from "../categorization/examples.ts";
import { bankExamples } from "../fill-in-blank/examples.ts";
import { examples as labelled } from "../image-labelling/examples.ts";
import { examples as listed } from "../ordering/examples.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { ExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { hard, longWord, wholeText as manyCharacters } from "../testing/hard-texts.ts";
import { cardOf, find, placeOf, pointOf, take } from "../testing/placing-ways.ts";
import { RendererState } from "../testing/RendererStates.tsx";

/** A card that is a whole text, of marks that belong together and must not be torn apart. */
const wholeText: Exercise = {
  content_type: "ordering",
  content: {
    prompt: "Du plus long au plus court.",
    items: [
      { id: "short", text: "う" },
      { id: "long", text: "👩‍🔬e\u0301 ".repeat(1250) },
    ],
    correct_item_ids: ["long", "short"],
  },
};

const hardOptions = hard.map((text, at) => ({ id: `h${at}`, text }));
const hardMatching: Exercise = {
  content_type: "matching",
  content: {
    prompt: manyCharacters,
    left: hardOptions,
    right: hardOptions.map(({ id, text }) => ({ id: `r${id}`, text })),
    pairs: hardOptions.map(({ id }) => ({ left_id: id, right_id: `r${id}` })),
  },
};
const hardLabels: Exercise = {
  ...labelled.flask,
  content: {
    ...labelled.flask.content,
    prompt: manyCharacters,
    hotspots: labelled.flask.content.hotspots.map((spot) => ({ ...spot, description: longWord })),
    labels: hardOptions,
    pairs: [
      { hotspot_id: "neck", label_id: "h1" },
      { hotspot_id: "liquid", label_id: "h0" },
    ],
  },
};
const hardBank: Exercise = {
  content_type: "fill_in_blank",
  content: {
    prompt: manyCharacters,
    segments: hard.flatMap((text, at) => [
      { type: "text" as const, text },
      { type: "gap" as const, id: `g${at}`, answers: [text.slice(0, 40)], hint: longWord },
    ]),
    bank: [...hard.map((text) => text.slice(0, 40)), longWord.slice(3, 43)],
  },
};

/** The hardest content of each kind, with some of it placed. */
const cases: Record<string, readonly [exercise: Exercise, response?: ExerciseResponse]> = {
  matching: [exerciseOf("longMatching")],
  ordering: [listed.extremes],
  categorization: [
    sorted.extremes,
    { content_type: "categorization", members: [{ item_id: "text", group_id: "plant" }] },
  ],
  "a hundred cards": [sorted.hundred],
  "ten thousand characters": [wholeText],
  image_labelling: [labelled.flask],
  "close points": [labelled.house],
  "a word bank": [bankExamples.rule],
  "hard cards to match": [
    hardMatching,
    {
      content_type: "matching",
      pairs: [
        { left_id: "h0", right_id: "rh4" },
        { left_id: "h3", right_id: "rh0" },
      ],
    },
  ],
  "hard labels": [
    hardLabels,
    {
      content_type: "image_labelling",
      pairs: [{ hotspot_id: "neck", label_id: "h4" }],
    },
  ],
  "a bank of hard words": [
    hardBank,
    { content_type: "fill_in_blank", gaps: [{ id: "g1", text: hard[0]?.slice(0, 40) ?? "" }] },
  ],
};

async function show(name: string, locale: Locale = "fr") {
  const [exercise, response = null] = cases[name] ?? [];
  if (exercise === undefined) throw new Error(`There is no case ${name}.`);
  await page.viewport(320, 640);
  Object.assign(document.body.style, { inlineSize: "320px", paddingInline: "16px" });
  const screen = await renderInKit(
    <ExerciseTexts>
      <RendererState exercise={exercise} response={response} />
    </ExerciseTexts>,
    { locale },
  );
  await vi.waitFor(() => {
    find(screen.container, "button[data-drag]");
    expect(screen.container.querySelector("[aria-busy]")).toBeNull();
  });
  return screen.container;
}

/** Picks a card up, so that the menu and the invitations stand there too. */
async function pick(container: Element): Promise<void> {
  await userEvent.click(find(container, "button[data-drag]"));
  await vi.waitFor(() => find(container, "select"));
}

afterEach(async () => {
  document.documentElement.removeAttribute("dir");
  document.body.removeAttribute("style");
  await page.viewport(640, 800);
});

describe.each(Object.keys(cases))("%s", (name) => {
  test.each(locales)("fits the narrowest screen in %s, with a card in hand", async (locale) => {
    const container = await show(name, locale);
    await pick(container);
    expect(overflowing(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(placement|exercise)\.\w/u);
  });

  test("fits from right to left, and with the widest spacing of text", async () => {
    document.documentElement.dir = "rtl";
    Object.assign(document.body.style, {
      lineHeight: "1.5",
      letterSpacing: "0.12em",
      wordSpacing: "0.16em",
    });
    const container = await show(name);
    await pick(container);
    expect(overflowing(container)).toEqual([]);
  });

  test("gives every finger 44 px", async () => {
    const container = await show(name);
    await pick(container);
    const targets = container.querySelectorAll<HTMLElement>("button, select, [data-place]");
    const small = [...targets].filter(
      ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 44,
    );
    expect(small.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
});

test("a hundred cards are one stop of the Tab key, the one where one was last", async () => {
  const container = await show("a hundred cards");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(find(container, "[data-item]"));
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(document.activeElement).toBe(cardOf(container, "n99"));
  await userEvent.keyboard("{Tab}");
  expect(container.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).toBe(cardOf(container, "n99"));
});

test("a whole text is named by its beginning", async () => {
  const container = await show("ten thousand characters");
  await take(container, "long");
  const label = await vi.waitFor(() => find(container, "label"));
  expect(label.textContent).toMatch(/«\s(👩‍🔬e\u0301 ){26}👩‍🔬e\u0301…\s»/u);
});

test("numbers on a small picture stand a finger apart, and in between the nearest counts", async () => {
  const container = await show("close points");
  const centre = (place: string) => {
    const marker = pointOf(container, place);
    const { x, y, width, height } = marker.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [way, knob] = [centre("way"), centre("knob")];
  expect(Math.hypot(way.x - knob.x, way.y - knob.y)).toBeGreaterThan(43);
  await take(container, "handle");
  const target = find(container, "[data-nearest]");
  target.scrollIntoView({ block: "center" });
  const [between, nearest] = [centre("way"), centre("knob")];
  target.dispatchEvent(
    new MouseEvent("click", {
      bubbles: true,
      detail: 1,
      clientX: nearest.x * 0.6 + between.x * 0.4,
      clientY: nearest.y * 0.6 + between.y * 0.4,
    }),
  );
  await vi.waitFor(() => expect(placeOf(container, "knob")).toHaveAttribute("data-drag", "handle"));
});

test("in forced colours what is in hand is seen, while it has focus and after", async () => {
  const browser: CDPSession = cdp();
  const features = [{ name: "forced-colors", value: "active" }];
  await browser.send("Emulation.setEmulatedMedia", { features });
  const container = await show("matching");
  await take(container, "r3");
  const card = cardOf(container, "r3");
  await vi.waitFor(() => expect(card).toHaveAttribute("aria-pressed", "true"));
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(ground(card)).not.toBe(ground(cardOf(container, "r1")));
  placeOf(container, "l1").focus();
  expect(ground(card)).not.toBe(ground(cardOf(container, "r1")));
  await browser.send("Emulation.setEmulatedMedia", { features: [] });
});

const letters = "verantwoordelijkheidsverdeling";
const two = [
  { id: "a", text: [{ text: letters, lang: "nl" }] },
  { id: "b", text: "Mitochondrie" },
];
const answersOf = two.map(({ text }, at) => ({ id: `${at}`, text }));

test.each<Exercise>([
  {
    content_type: "matching",
    content: {
      prompt: "?",
      left: two,
      right: answersOf,
      pairs: two.map(({ id }, at) => ({ left_id: id, right_id: `${at}` })),
    },
  },
  {
    content_type: "categorization",
    content: {
      prompt: "?",
      groups: two,
      items: answersOf,
      members: two.map(({ id }, at) => ({ item_id: `${at}`, group_id: id })),
    },
  },
])("a long word stands whole on a phone: $content_type", async (exercise) => {
  await page.viewport(390, 844);
  Object.assign(document.body.style, { inlineSize: "390px", paddingInline: "16px" });
  const { container } = await renderInKit(
    <ExerciseTexts>
      <RendererState exercise={exercise} />
    </ExerciseTexts>,
  );
  const words = await vi.waitFor(() => {
    const found = [...container.querySelectorAll<HTMLElement>("[lang='nl']")];
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  expect(words.map((word) => word.getClientRects().length)).toEqual(words.map(() => 1));
  // Where a line is too short for it, the browser has all it needs to cut it at a syllable.
  expect(words.map((word) => getComputedStyle(word).hyphens)).toContain("auto");
});
