import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Forced, inLanguages, StateSheet } from "../../testing/index.ts";
import { ClassificationChips, ClassificationChipsSkeleton } from "./ClassificationChips.tsx";
import type { ClassificationChipsProps } from "./ClassificationChips.tsx";
import { ClassificationChipsProblem } from "./ClassificationChipsProblem.tsx";

const meta = {
  title: "Patterns/ClassificationChips",
  component: ClassificationChips,
  args: {
    title: "Ce que nous reconnaissons",
    skill: "Japonais",
    domain: "Langues",
    area: "Langue étrangère",
    confidence: { value: 0.82, text: "Sûr à 82 %" },
    alternatives: [
      { id: "calligraphy", label: "Calligraphie" },
      { id: "history", label: "Histoire" },
    ],
    alternativesLabel: "Plutôt ceci ?",
    onChoose: fn(),
    correctLabel: "Corriger",
    onCorrect: fn(),
  },
  parameters: {
    ...inLanguages<ClassificationChipsProps>({
      en: {
        title: "What we recognise",
        skill: "Japanese",
        domain: "Languages",
        area: "Foreign language",
        confidence: { value: 0.82, text: "82% sure" },
        alternatives: [
          { id: "calligraphy", label: "Calligraphy" },
          { id: "history", label: "History" },
        ],
        alternativesLabel: "Or is it this?",
        correctLabel: "Correct",
      },
      nl: {
        title: "Wat we herkennen",
        skill: "Arbeidsongeschiktheidsverzekering",
        domain: "Gedrags- en maatschappijwetenschappen",
        area: "Verzekeringsrecht",
        confidence: { value: 0.82, text: "Voor 82% zeker" },
        alternatives: [
          { id: "calligraphy", label: "Kalligrafie" },
          { id: "history", label: "Geschiedenis" },
        ],
        alternativesLabel: "Of bedoel je dit?",
        correctLabel: "Verbeteren",
      },
    }),
    ...documented({
      purpose: "Shows what a topic was taken for, how surely, and how to put it right.",
      useFor: "While a capsule is being created, and in its settings.",
      notFor: "Facts that nobody would put right: `Chip`.",
      content: "Says domain and kind in plain words, and how sure the guess is.",
      states: ["recognised", "put right", "recognising", "not recognised", "failed"],
      accessibility:
        "A named group; the confidence is also in words, alternatives and correction are buttons.",
      dos: ["Offer the next best guesses before the whole list."],
      donts: ["Don’t ask for a confirmation when the guess is sure."],
    }),
  },
} satisfies Meta<typeof ClassificationChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Chosen: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calligraphie" }));
    await expect(args.onChoose).toHaveBeenCalledWith("calligraphy");
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        recognised: <ClassificationChips {...args} />,
        "correction under the pointer, an alternative in focus": (
          <Forced state="hover">
            <Forced state="focus" target="button:last-of-type:nth-of-type(2)">
              <ClassificationChips {...args} />
            </Forced>
          </Forced>
        ),
        "correction pressed": (
          <Forced state="pressed">
            <ClassificationChips {...args} />
          </Forced>
        ),
        "put right": <ClassificationChips {...args} confidence={undefined} alternatives={[]} />,
        recognising: <ClassificationChipsSkeleton />,
        "not recognised": <ClassificationChipsProblem problem="unknown" onCorrect={fn()} />,
        failed: <ClassificationChipsProblem problem="failed" onRetry={fn()} onCorrect={fn()} />,
      }}
    />
  ),
};
