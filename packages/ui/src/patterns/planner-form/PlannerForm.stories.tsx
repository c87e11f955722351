import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { documented, inLanguages, StateSheet, Submitted } from "../../testing/index.ts";
import { DateField } from "./DateField.tsx";
import { PlannerForm, plannerStates } from "./PlannerForm.tsx";
import type { PlannerFormProps } from "./PlannerForm.tsx";

const meta = {
  title: "Patterns/PlannerForm",
  component: PlannerForm,
  subcomponents: { DateField },
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
  parameters: {
    ...inLanguages<PlannerFormProps>({
      en: { initial: { title: "Review the K family", date: "2026-11-21", time: "18:30" } },
      nl: {
        initial: { title: "De familie van de K herhalen", date: "2026-11-21", time: "18:30" },
      },
    }),
    ...documented({
      purpose: "Plans a moment of study, with the pickers of the learner’s own device.",
      useFor: "The coach’s planner.",
      notFor: "A deadline that others set: show it as a `ReminderCard`.",
      content: "The plan is named by what will be studied, so that its reminder can be understood.",
      states: ["empty", "filled", "refused", "saving", "failed"],
      otherStates: "It loads nothing. What was written is kept when it could not be saved.",
      accessibility:
        "Native date and time inputs: their format and their picker follow the device and its language. A date in the past is refused with a sentence that leads to its field.",
      dos: ["Offer the next round hour."],
      donts: ["Don’t build a calendar where the device has one."],
    }),
  },
} satisfies Meta<typeof PlannerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { initial: {} },
  parameters: inLanguages<PlannerFormProps>({ en: { initial: {} }, nl: { initial: {} } }),
};

/** What is missing is listed above, said at its field, and everything else stays. */
export const Refused: Story = {
  render: (args) => (
    <Submitted>
      <PlannerForm {...args} />
    </Submitted>
  ),
  args: { initial: { title: "Réviser la famille du K", date: "2026-11-19" } },
  parameters: inLanguages<PlannerFormProps>({
    en: { initial: { title: "Review the K family", date: "2026-11-19" } },
    nl: {
      initial: { title: "De familie van de K herhalen", date: "2026-11-19" },
    },
  }),
};

export const Failed: Story = {
  args: { state: "failed" },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Mended: Story = {
  tags: ["!dev", "!autodocs"],
  args: { initial: {} },
  parameters: inLanguages<PlannerFormProps>({ en: { initial: {} } }),
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
      states={(say) => {
        const title = say({
          fr: "Réviser la famille du K",
          en: "Review the K family",
          nl: "De familie van de K herhalen",
        });
        const filled = { ...args.initial, title };
        return {
          empty: <PlannerForm {...args} initial={{}} />,
          filled: <PlannerForm key={title} {...args} initial={filled} />,
          refused: (
            <Submitted>
              <PlannerForm {...args} initial={{ date: "2026-11-19" }} />
            </Submitted>
          ),
          saving: <PlannerForm key={title} {...args} initial={filled} state="saving" />,
          failed: <PlannerForm key={title} {...args} initial={filled} state="failed" />,
        };
      }}
    />
  ),
};
