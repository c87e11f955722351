import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { PlannerForm, plannerStates } from "./PlannerForm.tsx";

const meta = {
  title: "Patterns/PlannerForm",
  component: PlannerForm,
  args: {
    state: "idle",
    now: () => new Date(2026, 10, 20, 18, 0),
    initial: { title: "Réviser la famille du K", date: "2026-11-21", time: "18:30" },
    onSave: fn(),
  },
  argTypes: {
    state: { control: "inline-radio", options: plannerStates },
    initial: { control: false },
  },
  parameters: documented({
    purpose: "Plans a moment of study, with the pickers of the learner’s own device.",
    useFor: "The coach’s planner.",
    notFor: "A deadline that others set: show it as a `ReminderCard`.",
    content: "The plan is named by what will be studied, so that its reminder can be understood.",
    states:
      "Empty, refused with what to put right, saving, and failed with what was written kept. It loads nothing.",
    accessibility:
      "Native date and time inputs: their format and their picker follow the device and its language. A date in the past is refused with a sentence that leads to its field.",
    dos: ["Offer the next round hour."],
    donts: ["Don’t build a calendar where the device has one."],
  }),
} satisfies Meta<typeof PlannerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: { state: "failed" },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Refused: Story = {
  tags: ["!dev", "!autodocs"],
  args: { initial: {} },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Planifier" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Jour")).toHaveAccessibleDescription(
      "Choisis une date de rappel future.",
    );
    await userEvent.type(canvas.getByLabelText(/étudier/u), "Réviser");
    await fireEvent.change(canvas.getByLabelText("Jour"), { target: { value: "2026-11-22" } });
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Planifier" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      title: "Réviser",
      notes: "",
      dueAt: new Date(2026, 10, 22, 18, 0),
      withCoach: true,
    });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        filled: <PlannerForm {...args} />,
        saving: <PlannerForm {...args} state="saving" />,
        failed: <PlannerForm {...args} state="failed" />,
      }}
    />
  ),
};
