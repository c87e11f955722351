import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, StateSheet, Submitted } from "../../testing/index.ts";
import { FeedbackForm, feedbackStates } from "./FeedbackForm.tsx";
import { emptyFeedback } from "./feedback.ts";

const meta = {
  title: "Patterns/FeedbackForm",
  component: FeedbackForm,
  args: { state: "idle", onSend: fn(), onAnother: fn() },
  argTypes: { state: { control: "inline-radio", options: feedbackStates } },
  parameters: documented({
    purpose: "How it goes, what it is about, and in precision mode how to find it.",
    useFor: "The toolbox and the page of support.",
    notFor: "A fault in an exercise: its own “report a problem”.",
    content: "Thanks in one sentence, and no promise of an answer without an address.",
    states: ["Default", "incomplete", "sending", "failed", "sent"],
    otherStates: "What was written is kept when the sending fails.",
    accessibility:
      "Native fields; what is missing is listed above the form and said at the field. What was written stays when sending fails.",
    dos: ["Keep what was written until it was sent."],
    donts: ["Don’t ask for an address as a condition."],
  }),
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        incomplete: (
          <Submitted>
            <FeedbackForm {...args} />
          </Submitted>
        ),
        sending: <FeedbackForm {...args} state="sending" />,
        failed: <FeedbackForm {...args} state="failed" />,
        sent: <FeedbackForm {...args} state="sent" />,
      }}
    />
  ),
};

/** What was begun before is there, and each change is told, so that nothing is lost before it was sent. */
export const Kept: Story = {
  tags: ["!dev", "!autodocs"],
  args: { initial: { ...emptyFeedback, mood: "neutral", comment: "Tiroir" }, onDraft: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Moyen" })).toBeChecked();
    await userEvent.type(canvas.getByLabelText("Raconte-nous"), "s");
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ mood: "neutral", comment: "Tiroirs" }),
    );
  },
};

export const Precise: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(/visage/u);
    await userEvent.click(canvas.getByRole("radio", { name: "Pas bien" }));
    await userEvent.type(canvas.getByLabelText("Raconte-nous"), "Le bouton reste gris.");
    await userEvent.click(canvas.getByRole("switch"));
    await userEvent.type(canvas.getByLabelText(/^Qu’as-tu fait/u), "J’ouvre la leçon 4.");
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      mood: "negative",
      kind: "ux",
      comment: "Le bouton reste gris.",
      details: { steps: "J’ouvre la leçon 4.", expected: "", observed: "", contact: "" },
    });
  },
};
