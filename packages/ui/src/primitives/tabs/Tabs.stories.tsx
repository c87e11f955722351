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
import { FileText, Lightbulb } from "../icon/icons.ts";
import { Text } from "../text/Text.tsx";
import { Tabs } from "./Tabs.tsx";
import type { TabsProps } from "./Tabs.tsx";

const meta = {
  title: "Primitives/Tabs",
  component: Tabs<string>,
  args: {
    label: "Carnet",
    tabs: [
      { id: "lesson", label: "Cette leçon", icon: Lightbulb, content: <Text>2 notes</Text> },
      { id: "all", label: "Toutes les notes", icon: FileText, content: <Text>18 notes</Text> },
      { id: "shared", label: "Partagées", disabled: true, content: null },
    ],
    selected: "lesson",
    onChange: fn(),
  },
  argTypes: { tabs: { control: false } },
  parameters: {
    ...inLanguages<TabsProps<string>>({
      en: {
        label: "Notebook",
        tabs: [
          { id: "lesson", label: "This lesson", icon: Lightbulb, content: <Text>2 notes</Text> },
          { id: "all", label: "All notes", icon: FileText, content: <Text>18 notes</Text> },
          { id: "shared", label: "Shared", disabled: true, content: null },
        ],
      },
      nl: {
        label: "Notitieboek",
        tabs: [
          {
            id: "lesson",
            label: "Deze les",
            icon: Lightbulb,
            content: <Text>2 aantekeningen</Text>,
          },
          {
            id: "all",
            label: "Alle aantekeningen",
            icon: FileText,
            content: <Text>18 aantekeningen</Text>,
          },
          { id: "shared", label: "Met anderen gedeeld", disabled: true, content: null },
        ],
      },
    }),
    ...documented({
      purpose: "Views of one thing, one at a time. It brings react-aria.",
      useFor: "Two to five views of one thing that are rarely seen together.",
      notFor:
        "Choices in a form or filters: `ChipGroup` or `RadioGroup`. Going to other pages: links.",
      content: "One or two words each, of one kind.",
      accessibility: `A list of tabs with its name; each names its panel. One stop of the Tab key.

| Key | Does |
| --- | --- |
| Left, Right | go to the next tab and show it |
| Home, End | go to the first and to the last tab |
| Tab | goes on into the panel |`,
      dos: [
        "Put the most used first.",
        "Name all tabs alike: all nouns, or all questions.",
        "Keep to what fits in one row of a phone: two to four short names.",
      ],
      donts: [
        "Don’t hide in a tab what must be filled in.",
        "Don’t mix things with actions: “Notes” and “Add a note” are no pair.",
        "Don’t number steps with tabs: who can jump ahead takes them for optional.",
      ],
    }),
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial={args.selected}>
      {(selected, onChange) => <Tabs {...args} selected={selected} onChange={onChange} />}
    </Held>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        "first of three": <Tabs {...args} />,
        ...forcedIn(ofFields, <Tabs {...args} />, "[role='tab'][aria-selected='false']"),
        "second of three": <Tabs {...args} selected="all" />,
      }}
    />
  ),
};
