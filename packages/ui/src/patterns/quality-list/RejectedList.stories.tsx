import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { RejectedList } from "./RejectedList.tsx";
import type { RejectedListProps } from "./RejectedList.tsx";

const meta = {
  title: "Patterns/RejectedList",
  component: RejectedList,
  args: {
    items: [
      {
        id: "1",
        title: "La caution",
        question: "La ___ est rendue dans les deux mois.",
        content_type: "fill_in_blank",
        reasons: [{ code: "duplicate", detail: "La ___ est rendue dans les deux mois." }],
        source: null,
      },
      {
        id: "2",
        title: "Les charges",
        question: "Les charges se paient une fois par an.",
        content_type: "true_false",
        reasons: [
          { code: "solved_otherwise", detail: "" },
          { code: "newer_reason", detail: "https://example.org/a-very-long-address/that-goes-on" },
        ],
        source: null,
      },
    ],
  },
  parameters: {
    ...inLanguages<RejectedListProps>({
      en: {
        items: [
          {
            id: "1",
            title: "The deposit",
            question: "The ___ is returned within two months.",
            content_type: "fill_in_blank",
            reasons: [{ code: "duplicate", detail: "The ___ is returned within two months." }],
            source: null,
          },
          {
            id: "2",
            title: "The service charges",
            question: "The service charges are paid once a year.",
            content_type: "true_false",
            reasons: [
              { code: "solved_otherwise", detail: "" },
              {
                code: "newer_reason",
                detail: "https://example.org/a-very-long-address/that-goes-on",
              },
            ],
            source: null,
          },
        ],
      },
    }),
    ...documented({
      purpose: "Exercises that were drafted and did not stand, with what was found against each.",
      useFor: "A capsule’s own page of exercises, below what was published.",
      notFor: "What was published and then withdrawn: `QualityList` can put that back.",
      content: "The reason in one sentence, then what was found, as it stands in the draft.",
      states: ["Default"],
      otherStates: "Without an entry its screen leaves it out, and holds the place while it loads.",
      accessibility: "Lists within a list; the reason is words, its tone only underlines it.",
      dos: ["Show them: they are why the rest can be trusted."],
      donts: ["Don’t offer to publish them."],
    }),
  },
} satisfies Meta<typeof RejectedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = { tags: ["!dev", "!autodocs"] };
