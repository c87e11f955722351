import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { QualityCard } from "./QualityCard.tsx";
import { sampleCards, sampleModelTopic, sampleQuality } from "./sample.ts";

const meta = {
  title: "Patterns/QualityCard",
  component: QualityCard,
  args: { quality: sampleQuality },
  parameters: documented({
    purpose: "What vouches for an exercise: its source, what was checked, and how learners did.",
    useFor: "Behind “Why?” in a lesson, and for the owner of a capsule.",
    notFor: "The answer’s own explanation: the player says it at once.",
    content: "Each check in one sentence that a learner understands. No score of ours: facts.",
    states: ["Default", "model", "calculated", "written", "Model Topic"],
    otherStates: "The dialog around it holds the place while it loads.",
    accessibility:
      "The page is a region that scrolls by keyboard; its passage is a mark and stands in sight. Each check is words, the tick only underlines it.",
    dos: ["Show the whole page: a quote alone proves little."],
    donts: ["Don’t show shares of a handful of learners."],
  }),
} satisfies Meta<typeof QualityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        model: (
          <QualityCard
            quality={{
              ...sampleQuality,
              made_by: { kind: "model", name: "mistral/mistral-small" },
              solved_blind: true,
              is_reported: true,
            }}
          />
        ),
        calculated: (
          <QualityCard
            quality={{
              ...sampleQuality,
              question: "12 + 7 = ___",
              made_by: { kind: "template", name: "" },
              checks: ["readable", "recomputed", "key", "given_away", "newer_check"],
              figures: { learners: 2, right_first_percent: null, revealed_percent: null },
              source: null,
              passage: null,
            }}
          />
        ),
        written: (
          <QualityCard
            quality={{
              ...sampleQuality,
              made_by: { kind: "editors", name: "" },
              checks: [],
              figures: { learners: 0, right_first_percent: null, revealed_percent: null },
              passage: null,
            }}
          />
        ),
      }}
    />
  ),
};

export const Cards: Story = {
  args: { quality: sampleCards },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("heading", { level: 4 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      "caution · dépôt de garantie",
      "décompte",
    ]);
    for (const name of names) {
      const card = name.closest("li");
      await expect(card?.querySelectorAll("mark")).toHaveLength(1);
    }
  },
};

export const CardsNarrow: Story = {
  args: { quality: sampleCards },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const ModelTopic: Story = {
  args: { quality: sampleModelTopic },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/personne n’a vérifié que ce qu’il dit est vrai/u)).toBeVisible();
    await expect(canvas.getByText("Tiré du texte de cette leçon")).toBeVisible();
  },
};

export const PassageInSight: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    quality: {
      ...sampleQuality,
      passage: {
        text: `${"Une ligne de plus. ".repeat(200)}Enfin. Fin.`,
        start: 3800,
        end: 3806,
        page: 3,
        page_count: 12,
      },
    },
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole("region", { name: "Le passage dans son contexte" });
    const mark = page.querySelector("mark");
    await expect(mark).toHaveTextContent("Enfin.");
    const [outer, inner] = [page.getBoundingClientRect(), mark?.getBoundingClientRect()];
    await expect(inner?.bottom).toBeLessThanOrEqual(outer.bottom);
    await expect(inner?.top).toBeGreaterThanOrEqual(outer.top);
  },
};
