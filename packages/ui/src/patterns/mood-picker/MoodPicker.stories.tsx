import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  documented,
  eachOf,
  forcedIn,
  Held,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { MoodPicker, moods } from "./MoodPicker.tsx";
import type { Mood, MoodPickerProps } from "./MoodPicker.tsx";

const initial: Mood | null = null;

const meta = {
  title: "Patterns/MoodPicker",
  component: MoodPicker,
  args: { legend: "Comment s’est passée ta journée ?", value: initial, onChange: fn() },
  argTypes: { value: { control: "inline-radio", options: moods } },
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => <MoodPicker {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  parameters: {
    ...inLanguages<MoodPickerProps>({
      en: { legend: "How was your day?" },
      nl: { legend: "Hoe is je dag verlopen?" },
    }),
    ...documented({
      purpose: "How it is, as one of three faces with their words.",
      useFor: "The journal and the feedback form.",
      notFor: "How well a card was known: the ratings of `ReviewCard`.",
      content: "A word for each face, as one would say it to a friend.",
      states: ["Default", "refused"],
      otherStates: "It loads nothing.",
      accessibility:
        "Native radio buttons in a named group, none chosen beforehand. Each face has its word; a choice is a fill, a border and the native state.",
      dos: ["Let it be left unanswered."],
      donts: ["Don’t draw conclusions from it that were not asked for."],
    }),
  },
} satisfies Meta<typeof MoodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(moods, (mood) => <MoodPicker {...args} value={mood} />),
        ...forcedIn(ofButtons, <MoodPicker {...args} value="positive" />, "input:not(:checked)"),
        refused: (
          <MoodPicker
            {...args}
            value={null}
            error={say({ fr: "Choisis le visage qui convient.", en: "Choose the face that fits." })}
          />
        ),
      })}
    />
  ),
};

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { language: "nl", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Gaat wel" })).toBeChecked();
  },
};
