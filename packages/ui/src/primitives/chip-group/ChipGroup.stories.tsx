import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  Held,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { ChipGroup } from "./ChipGroup.tsx";
import type { ChipGroupProps } from "./ChipGroup.tsx";

const meta = {
  title: "Primitives/ChipGroup",
  component: ChipGroup<string>,
  args: {
    legend: "Langue des capsules",
    options: [
      { value: "mine", label: "Ma langue" },
      { value: "all", label: "Toutes les langues" },
      { value: "none", label: "Bientôt", disabled: true },
    ],
    value: "mine",
    onChange: fn(),
  },
  parameters: {
    ...inLanguages<ChipGroupProps<string>>({
      en: {
        legend: "Language of the capsules",
        options: [
          { value: "mine", label: "My language" },
          { value: "all", label: "All languages" },
          { value: "none", label: "Coming soon", disabled: true },
        ],
      },
      nl: {
        legend: "Taal van de capsules",
        options: [
          { value: "mine", label: "Mijn taal" },
          { value: "all", label: "Alle talen" },
          { value: "none", label: "Binnenkort beschikbaar", disabled: true },
        ],
      },
    }),
    ...documented({
      purpose: "Narrows or switches what is shown: one of few, in one row.",
      useFor: "Filters above a list, a period above a chart.",
      notFor: "Answers in a form: `RadioGroup`. Views of one thing with panels: `Tabs`.",
      content: "One or two words each, of one kind.",
      accessibility: `Native radios in a named group. What they change is announced by the list itself.

| Key | Does |
| --- | --- |
| Tab | reaches the chosen one, and leaves the group |
| Arrows | choose the next or the one before |`,
      dos: ["Begin with “all” where that is possible."],
      donts: ["Don’t let it run over more than two rows."],
    }),
  },
} satisfies Meta<typeof ChipGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial="mine">
      {(value, onChange) => <ChipGroup {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

const eachLevelIn = (say: Say) =>
  ["1", "2", "3", "4", "5", "6", "7", "8"].map((value) => ({
    value,
    label: say({ fr: `Niveau ${value}`, en: `Level ${value}` }),
  }));

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "first of three": <ChipGroup {...args} value="mine" />,
        ...forcedIn(ofButtons, <ChipGroup {...args} value="mine" />, "input:not(:checked)"),
        "second of three": <ChipGroup {...args} value="all" />,
        many: (
          <ChipGroup
            {...args}
            legend={say({ fr: "Niveau", en: "Level" })}
            value="4"
            options={eachLevelIn(say)}
          />
        ),
      })}
    />
  ),
};
