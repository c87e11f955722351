import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, Held, ofFields, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { RadioGroup, radioGroupLayouts } from "./RadioGroup.tsx";

const optionsIn = (say: Say) => [
  {
    value: "topic",
    label: say("Un sujet", "Een onderwerp"),
    description: say("Une phrase suffit.", "Eén zin is genoeg."),
  },
  {
    value: "pdf",
    label: say("Un PDF", "Een pdf"),
    description: say("Ton cours, jusqu’à 9 Mo.", "Je cursusmateriaal, tot 9 MB."),
  },
];

const options = optionsIn((french) => french);

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
      states={(say) => ({
        ...Object.fromEntries(
          radioGroupLayouts.map((layout) => [
            layout,
            <RadioGroup
              key={layout}
              legend={say("D’où part la capsule ?", "Waar begint de capsule mee?")}
              layout={layout}
              options={optionsIn(say)}
              value="pdf"
              onChange={fn()}
            />,
          ]),
        ),
        ...forcedIn(
          ofFields,
          <RadioGroup
            legend={say("D’où part la capsule ?", "Waar begint de capsule mee?")}
            layout="cards"
            options={optionsIn(say)}
            value="pdf"
            onChange={fn()}
          />,
        ),
        invalid: (
          <RadioGroup
            legend={say("D’où part la capsule ?", "Waar begint de capsule mee?")}
            options={optionsIn(say)}
            value={null}
            error={say("Choisis un point de départ.", "Kies een beginpunt.")}
            onChange={fn()}
          />
        ),
        disabled: (
          <RadioGroup
            legend={say("D’où part la capsule ?", "Waar begint de capsule mee?")}
            layout="cards"
            options={optionsIn(say)}
            value="topic"
            disabled
            onChange={fn()}
          />
        ),
      })}
    />
  ),
};
