import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  ofFields,
  StateSheet,
} from "../../testing/index.ts";
import { TrailBar } from "./TrailBar.tsx";
import type { TrailBarProps } from "./TrailBar.tsx";

const meta = {
  title: "Patterns/Shell/TrailBar",
  component: TrailBar,
  args: {
    onBack: fn(),
    items: [
      { label: "Tableau de bord", href: "/dashboard" },
      { label: "Capsules", href: "/capsules" },
      { label: "Japonais pour débuter", href: "/capsule/languages/foreign/1/plan" },
    ],
  },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<TrailBarProps>({
      en: {
        items: [
          { label: "Dashboard", href: "/dashboard" },
          { label: "Capsules", href: "/capsules" },
          { label: "Japanese for beginners", href: "/capsule/languages/foreign/1/plan" },
        ],
      },
      nl: {
        items: [
          { label: "Dashboard", href: "/dashboard" },
          { label: "Capsules", href: "/capsules" },
          {
            label: "Arbeidsongeschiktheidsverzekering voor beginners",
            href: "/capsule/languages/foreign/1/plan",
          },
        ],
      },
    }),
    ...documented({
      purpose: "Back, and where a screen stands.",
      useFor: "Pages below a capsule: its plan, its settings.",
      notFor: "A page at the first level: it needs no trail.",
      content: "The names of the pages themselves.",
      states: ["rest"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility:
        "A button and a navigation named as breadcrumbs; the last step is the current page and no link.",
      dos: ["Let back lead one level up, wherever one came from."],
      donts: ["Don’t repeat the trail as a heading."],
    }),
  },
} satisfies Meta<typeof TrailBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        rest: <TrailBar {...args} />,
        ...forcedIn(ofButtons, <TrailBar {...args} />),
        ...Object.fromEntries(
          Object.entries(forcedIn(ofFields, <TrailBar {...args} />, "li:nth-last-child(2) a")).map(
            ([name, trail]) => [`${name} on a step`, trail],
          ),
        ),
      }}
    />
  ),
};
