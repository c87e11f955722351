import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, Held, ofFields, StateSheet } from "../../testing/index.ts";
import { RadioGroup, radioGroupLayouts } from "./RadioGroup.tsx";

const options = [
  { value: "topic", label: "Un sujet", description: "Une phrase suffit." },
  { value: "pdf", label: "Un PDF", description: "Ton cours, jusqu’à 9 Mo." },
];

const meta = {
  title: "Primitives/RadioGroup",
  component: RadioGroup<string>,
  args: { legend: "D’où part la capsule ?", options, value: "topic", onChange: fn() },
  argTypes: { layout: { control: "inline-radio", options: radioGroupLayouts } },
  parameters: documented({
    purpose:
      "One of few, all of them in sight. `cards` for choices that weigh and need a sentence each.",
    useFor: "A choice of a form that is made once.",
    notFor: "More than six choices: `Select`. Narrowing a list: `ChipGroup`.",
    content: "The legend asks, the options answer, all in the same form.",
    accessibility: `Native radios in a fieldset with its legend.

| Key | Does |
| --- | --- |
| Tab | reaches the chosen radio, and leaves the group |
| Arrows | choose the next or the one before |
| Space | chooses, where none is chosen yet |`,
    dos: ["Put the usual choice first."],
    donts: ["Don’t choose beforehand what costs money or is personal."],
  }),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial="topic">
      {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        ...Object.fromEntries(
          radioGroupLayouts.map((layout) => [
            layout,
            <RadioGroup
              key={layout}
              legend="D’où part la capsule ?"
              layout={layout}
              options={options}
              value="pdf"
              onChange={fn()}
            />,
          ]),
        ),
        ...forcedIn(
          ofFields,
          <RadioGroup
            legend="D’où part la capsule ?"
            layout="cards"
            options={options}
            value="pdf"
            onChange={fn()}
          />,
        ),
        invalid: (
          <RadioGroup
            legend="D’où part la capsule ?"
            options={options}
            value={null}
            error="Choisis un point de départ."
            onChange={fn()}
          />
        ),
        disabled: (
          <RadioGroup
            legend="D’où part la capsule ?"
            layout="cards"
            options={options}
            value="topic"
            disabled
            onChange={fn()}
          />
        ),
      }}
    />
  ),
};
