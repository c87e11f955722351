import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  Held,
  inLanguages,
  ofFields,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { RadioGroup, radioGroupLayouts } from "./RadioGroup.tsx";
import type { RadioGroupProps } from "./RadioGroup.tsx";

const optionsIn = (say: Say) => [
  {
    value: "topic",
    label: say({ fr: "Un sujet", en: "A topic", nl: "Een onderwerp" }),
    description: say({
      fr: "Une phrase suffit.",
      en: "One sentence is enough.",
      nl: "Eén zin is genoeg.",
    }),
  },
  {
    value: "pdf",
    label: say({ fr: "Un PDF", en: "A PDF", nl: "Een pdf" }),
    description: say({
      fr: "Ton cours, jusqu’à 9 Mo.",
      en: "Your course, up to 9 MB.",
      nl: "Je cursusmateriaal, tot 9 MB.",
    }),
  },
];

const meta = {
  title: "Primitives/RadioGroup",
  component: RadioGroup<string>,
  args: {
    legend: "D’où part la capsule ?",
    options: optionsIn(sayIn("fr")),
    value: "topic",
    onChange: fn(),
  },
  argTypes: { layout: { control: "inline-radio", options: radioGroupLayouts } },
  parameters: {
    ...inLanguages<RadioGroupProps<string>>({
      en: { legend: "What does the capsule start from?", options: optionsIn(sayIn("en")) },
    }),
    ...documented({
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
  },
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
              legend={say({
                fr: "D’où part la capsule ?",
                en: "What does the capsule start from?",
                nl: "Waar begint de capsule mee?",
              })}
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
            legend={say({
              fr: "D’où part la capsule ?",
              en: "What does the capsule start from?",
              nl: "Waar begint de capsule mee?",
            })}
            layout="cards"
            options={optionsIn(say)}
            value="pdf"
            onChange={fn()}
          />,
        ),
        invalid: (
          <RadioGroup
            legend={say({
              fr: "D’où part la capsule ?",
              en: "What does the capsule start from?",
              nl: "Waar begint de capsule mee?",
            })}
            options={optionsIn(say)}
            value={null}
            error={say({
              fr: "Choisis un point de départ.",
              en: "Choose a starting point.",
              nl: "Kies een beginpunt.",
            })}
            onChange={fn()}
          />
        ),
        disabled: (
          <RadioGroup
            legend={say({
              fr: "D’où part la capsule ?",
              en: "What does the capsule start from?",
              nl: "Waar begint de capsule mee?",
            })}
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
