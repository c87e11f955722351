import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  inLanguages,
  ofFields,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Select } from "./Select.tsx";
import type { SelectProps } from "./Select.tsx";

const domainsIn = (say: Say) => [
  { value: "languages", label: say({ fr: "Langues", en: "Languages", nl: "Talen" }) },
  { value: "mathematics", label: say({ fr: "Mathématiques", en: "Mathematics", nl: "Wiskunde" }) },
  {
    value: "natural_sciences",
    label: say({ fr: "Sciences naturelles", en: "Natural sciences", nl: "Natuurwetenschappen" }),
  },
];

const meta = {
  title: "Primitives/Select",
  component: Select<string>,
  args: {
    label: "Domaine",
    required: true,
    options: domainsIn(sayIn("fr")),
    value: "languages",
    onChange: fn(),
  },
  parameters: {
    ...inLanguages<SelectProps<string>>({
      en: { label: "Field", options: domainsIn(sayIn("en")) },
    }),
    ...documented({
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
      dos: [
        "Begin with what is most chosen, if that is known.",
        "Give it a `placeholder` where no value is the usual one, so that it is chosen on purpose.",
        "Sort long lists by alphabet in the language that is shown.",
      ],
      donts: [
        "Don’t go to another page when a value is chosen.",
        "Don’t choose beforehand what the learner has to know: a country, a language, a level.",
        "Don’t hide three options in it: three radios are seen at once.",
      ],
    }),
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        chosen: (
          <Select
            required
            label={say({ fr: "Domaine", en: "Field", nl: "Vakgebied" })}
            options={domainsIn(say)}
            value="languages"
            onChange={fn()}
          />
        ),
        ...forcedIn(
          ofFields,
          <Select
            required
            label={say({ fr: "Domaine", en: "Field", nl: "Vakgebied" })}
            options={domainsIn(say)}
            value="languages"
            onChange={fn()}
          />,
        ),
        "not chosen": (
          <Select
            required
            label={say({ fr: "Domaine", en: "Field", nl: "Vakgebied" })}
            options={domainsIn(say)}
            value=""
            placeholder={say({ fr: "Choisis", en: "Choose", nl: "Maak een keuze" })}
            onChange={fn()}
          />
        ),
        invalid: (
          <Select
            required
            label={say({ fr: "Domaine", en: "Field", nl: "Vakgebied" })}
            options={domainsIn(say)}
            value=""
            error={say({
              fr: "Choisis un domaine.",
              en: "Choose a field.",
              nl: "Kies een vakgebied.",
            })}
            onChange={fn()}
          />
        ),
        disabled: (
          <Select
            required
            label={say({ fr: "Domaine", en: "Field", nl: "Vakgebied" })}
            options={domainsIn(say)}
            value="mathematics"
            disabled
            onChange={fn()}
          />
        ),
      })}
    />
  ),
};
