import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  StateSheet,
  useSay,
} from "../../testing/index.ts";
import { Heading } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Toggletip } from "./Toggletip.tsx";
import type { ToggletipProps } from "./Toggletip.tsx";

const meta = {
  title: "Primitives/Toggletip",
  component: Toggletip,
  args: {
    label: "Comment est-ce compté ?",
    children: "La part des cartes révisées en 7 jours dont tu as retrouvé la réponse.",
  },
  argTypes: { children: { control: false } },
  render: function BesideHeading(args) {
    const say = useSay();
    return (
      <Inline gap="xsmall" wrap={false}>
        <Heading level={2} size="title">
          {say({ fr: "Ce que tu retiens", en: "What stays in your memory", nl: "Wat je onthoudt" })}
        </Heading>
        <Toggletip {...args} />
      </Inline>
    );
  },
  parameters: {
    ...inLanguages<ToggletipProps>({
      en: {
        label: "How is this counted?",
        children: "The share of the cards reviewed in 7 days whose answer you recalled.",
      },
      nl: {
        label: "Hoe wordt dit geteld?",
        children:
          "Het deel van de kaarten die je in 7 dagen hebt herhaald en waarvan je het antwoord nog wist.",
      },
    }),
    ...documented(
      {
        purpose: "A question mark beside what is not plain by itself; a press shows the answer.",
        useFor: "How a figure is counted, what a word of ours means.",
        notFor:
          "The name of an icon: `Tooltip`. What a learner must know to go on: write it down, as a `hint` of the field. More than a few sentences: `Details`.",
        content: "The name is the question, the answer two or three plain sentences.",
        accessibility: `A button that shows a panel named by the question. It works alike by finger, pointer and keys, and the answer stays until it is closed.

| Key | Does |
| --- | --- |
| Enter, Space | show the answer, which takes the focus and so is read |
| Escape | hides it; the focus goes back to the button |`,
        dos: [
          "Set it right behind the words that it explains.",
          "Say what the figure counts, over which time, and what it leaves out.",
        ],
        donts: [
          "Don’t explain what better words would say.",
          "Don’t put it beside each figure of a screen: one for those that belong together.",
        ],
      },
      { frame: 220 },
    ),
  },
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  tags: ["!dev"],
  parameters: framed(220),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("dialog")).toHaveFocus());
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const tip = <Toggletip {...args} />;
    return (
      <div style={{ minBlockSize: "16rem" }}>
        <StateSheet layout="small" states={{ rest: tip, ...forcedIn(ofButtons, tip), open: tip }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("button").at(-1) ?? document.body);
    await waitFor(() => expect(canvas.getByRole("dialog")).toHaveFocus());
  },
};
