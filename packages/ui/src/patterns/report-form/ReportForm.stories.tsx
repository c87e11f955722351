import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Held, StateSheet, Submitted } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { ReportForm, reportStates } from "./ReportForm.tsx";
import type { ReportDraft } from "./ReportForm.tsx";

const empty: ReportDraft = { reason: null, comment: "" };
const writtenIn = (say: Say): ReportDraft => ({
  reason: "does_not_work",
  comment: say({ fr: "Le bouton reste gris.", en: "The button stays grey." }),
});

const meta = {
  title: "Patterns/ReportForm",
  component: ReportForm,
  args: { state: "idle", draft: empty, onChange: fn(), onSend: fn(), onLeave: fn() },
  render: (args) => (
    <Held initial={args.draft}>
      {(draft, onChange) => <ReportForm {...args} draft={draft} onChange={onChange} />}
    </Held>
  ),
  argTypes: { state: { control: "inline-radio", options: reportStates } },
  parameters: documented({
    purpose: "Says what is wrong with an exercise, to those who look after it.",
    useFor: "The flag of an exercise, in a dialog over the lesson.",
    notFor: "How the product feels: `FeedbackForm`.",
    content: "Reasons in the learner’s words. Thanks in one sentence, and who will see it.",
    states: [
      "Default",
      "incomplete",
      "sending",
      "failed",
      "sent",
      "owner",
      "kept",
      "being withdrawn",
    ],
    otherStates:
      "What was written is kept when the sending fails, and on the device until the network is back.",
    accessibility:
      "Native radios and a text area; what is missing is listed above and said at the group. That it arrived is announced.",
    dos: ["Keep what was written until it was sent.", "Offer the owner to take the exercise out."],
    donts: ["Don’t make the comment a condition."],
  }),
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        incomplete: (
          <Submitted>
            <ReportForm {...args} />
          </Submitted>
        ),
        sending: <ReportForm {...args} state="sending" draft={writtenIn(say)} />,
        failed: <ReportForm {...args} state="failed" draft={writtenIn(say)} />,
        sent: <ReportForm {...args} state="sent" />,
        owner: <ReportForm {...args} state="sent" onWithdraw={fn()} />,
        "being withdrawn": <ReportForm {...args} state="sent" onWithdraw={fn()} withdrawing />,
        kept: <ReportForm {...args} state="kept" onWithdraw={fn()} />,
      })}
    />
  ),
};

export const Sent: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer le signalement" }));
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(/Choisis/u);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "La réponse est fausse" }));
    await userEvent.type(canvas.getByRole("textbox"), "C’est à l’entrée.");
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer le signalement" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: "wrong_answer",
      comment: "C’est à l’entrée.",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Arrived: Story = {
  tags: ["!dev", "!autodocs"],
  args: { state: "sent" },
  play: async ({ canvas }) => {
    const thanks = canvas.getByRole("group", { name: /Merci/u });
    await expect(thanks).toHaveFocus();
  },
};

export const KeptOffline: Story = {
  tags: ["!dev", "!autodocs"],
  args: { state: "kept", onWithdraw: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /enregistré sur cet appareil/u })).toHaveFocus();
    await expect(canvas.getByText(/de nouveau en ligne/u)).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
