import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  Held,
  inLanguages,
  ofFields,
  StateSheet,
} from "../../testing/index.ts";
import { SearchField } from "./SearchField.tsx";
import type { SearchFieldProps } from "./SearchField.tsx";

const meta = {
  title: "Primitives/SearchField",
  component: SearchField,
  args: {
    label: "Chercher une capsule",
    placeholder: "Titre, domaine, langue",
    value: "",
    onChange: fn(),
  },
  parameters: {
    ...inLanguages<SearchFieldProps>({
      en: { label: "Search for a capsule", placeholder: "Title, field, language" },
      nl: {
        label: "Een capsule zoeken",
        placeholder: "Titel, vakgebied of taal",
      },
    }),
    ...documented({
      purpose: "Searches as one types.",
      useFor: "Lists of more than a dozen things.",
      notFor: "Filters of few known values: `ChipGroup` or `Select`.",
      content: "The label says what is searched; the placeholder may give an example.",
      accessibility: `A search landmark with a search box. The cross empties it and keeps the focus in it. Say the count of results beside it in a polite region.

| Key | Does |
| --- | --- |
| Enter | searches, where it is not searched while one types |
| Escape | empties it |`,
      dos: ["Search in titles in every language of the interface."],
      donts: ["Don’t clear it when the learner comes back."],
    }),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      fill
      states={(say) => ({
        empty: (
          <SearchField
            {...args}
            label={say({
              fr: "Chercher une capsule",
              en: "Search for a capsule",
              nl: "Een capsule zoeken",
            })}
          />
        ),
        ...forcedIn(
          ofFields,
          <SearchField
            {...args}
            label={say({
              fr: "Chercher un sujet",
              en: "Search for a topic",
              nl: "Een onderwerp zoeken",
            })}
          />,
        ),
        filled: (
          <SearchField
            {...args}
            label={say({
              fr: "Chercher dans la bibliothèque",
              en: "Search the library",
              nl: "In de bibliotheek zoeken",
            })}
            value="hiragana"
          />
        ),
      })}
    />
  ),
};
