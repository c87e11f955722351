import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, ofFields, StateSheet } from "../../testing/index.ts";
import { Select } from "./Select.tsx";

const domains = [
  { value: "languages", label: "Langues" },
  { value: "mathematics", label: "Mathématiques" },
  { value: "natural_sciences", label: "Sciences naturelles" },
];

const meta = {
  title: "Primitives/Select",
  component: Select<string>,
  args: { label: "Domaine", options: domains, value: "languages", onChange: fn() },
  parameters: documented({
    purpose:
      "One of several, in the list that the learner's own device brings: fastest on a phone, and known to every screen reader.",
    useFor: "A country, a level, a kind out of many.",
    notFor: "Two to five choices that fit on the screen: `RadioGroup` or `ChipGroup`.",
    content: "The label names the value; options are in an order that can be foreseen.",
    accessibility: `A native select with its label, hint and error: the device opens it in its own way.

| Key | Does |
| --- | --- |
| Space | opens the list |
| Up, Down | choose the next or the one before |
| a letter | goes to the next option that begins so |
| Escape | closes the list |`,
    dos: ["Begin with what is most chosen, if that is known."],
    donts: ["Don’t go to another page when a value is chosen."],
  }),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        chosen: <Select label="Domaine" options={domains} value="languages" onChange={fn()} />,
        ...forcedIn(
          ofFields,
          <Select label="Domaine" options={domains} value="languages" onChange={fn()} />,
        ),
        "not chosen": (
          <Select
            label="Domaine"
            options={domains}
            value=""
            placeholder="Choisis"
            onChange={fn()}
          />
        ),
        invalid: (
          <Select
            label="Domaine"
            options={domains}
            value=""
            error="Choisis un domaine."
            onChange={fn()}
          />
        ),
        disabled: (
          <Select label="Domaine" options={domains} value="mathematics" disabled onChange={fn()} />
        ),
      }}
    />
  ),
};
