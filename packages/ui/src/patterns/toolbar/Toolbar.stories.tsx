import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RadioGroup } from "../../primitives/radio-group/RadioGroup.tsx";
import { SearchField } from "../../primitives/search-field/SearchField.tsx";
import {
  documented,
  Forced,
  forcedIn,
  inLanguages,
  ofButtons,
  ofFields,
  StateSheet,
} from "../../testing/index.ts";
import { Toolbar } from "./Toolbar.tsx";
import type { ToolbarProps } from "./Toolbar.tsx";

const meta = {
  title: "Patterns/Toolbar",
  component: Toolbar,
  args: {
    search: <SearchField label="Chercher une capsule" value="" onChange={fn()} />,
    filters: (
      <RadioGroup
        legend="Langue"
        layout="row"
        value="mine"
        options={[
          { value: "mine", label: "Ma langue" },
          { value: "all", label: "Toutes" },
        ]}
        onChange={fn()}
      />
    ),
    count: "3 domaines, 9 capsules",
  },
  argTypes: { search: { control: false }, filters: { control: false } },
  parameters: {
    ...inLanguages<ToolbarProps>({
      en: {
        search: <SearchField label="Search for a capsule" value="" onChange={fn()} />,
        filters: (
          <RadioGroup
            legend="Language"
            layout="row"
            value="mine"
            options={[
              { value: "mine", label: "My language" },
              { value: "all", label: "All" },
            ]}
            onChange={fn()}
          />
        ),
        count: "3 fields, 9 capsules",
      },
      nl: {
        search: <SearchField label="Een capsule zoeken" value="" onChange={fn()} />,
        filters: (
          <RadioGroup
            legend="Taal"
            layout="row"
            value="mine"
            options={[
              { value: "mine", label: "Mijn taal" },
              { value: "all", label: "Alle talen" },
            ]}
            onChange={fn()}
          />
        ),
        count: "3 vakgebieden, 9 capsules",
      },
    }),
    ...documented({
      purpose: "Search and filters above a list, with what was found.",
      useFor: "Above a catalogue, a library, a table.",
      notFor: "Formatting of a text: `NoteEditor` has its own.",
      content: "A placeholder that gives an example; a count that names what it counts.",
      states: ["found", "not counted yet", "search only"],
      otherStates: "The results bring the other states.",
      accessibility: "The count is a status: it is read aloud when it changes.",
      dos: ["Keep what was searched for in the address."],
      donts: ["Don’t ask for a press to search: it searches as one types."],
    }),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        found: <Toolbar {...args} />,
        "not counted yet": <Toolbar {...args} count={undefined} />,
        "search only": <Toolbar search={args.search} />,
        ...forcedIn(ofFields, <Toolbar {...args} />),
        ...Object.fromEntries(
          ofButtons.map((state) => [
            `filter, ${state}`,
            <Forced key={state} state={state} target="input[type='radio']:not(:checked)">
              <Toolbar {...args} />
            </Forced>,
          ]),
        ),
      }}
    />
  ),
};
