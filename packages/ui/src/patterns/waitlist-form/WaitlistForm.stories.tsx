import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { documented, StateSheet, Submitted } from "../../testing/index.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";

const meta = {
  title: "Patterns/WaitlistForm",
  component: WaitlistForm,
  args: { state: { kind: "idle" }, onSubmit: fn() },
  argTypes: { state: { control: false } },
  parameters: documented({
    purpose:
      "Asks for a place on the waiting list: an address, and if wished names, topics and up to five friends.",
    useFor: "Inside `WaitlistDialog`, or on a page of its own.",
    notFor: "Signing up: `FormCard`.",
    content: "Only the address is required, and only that is asked for first.",
    states: ["Default", "refused", "submitting", "error", "success"],
    otherStates: "What was written is kept when the sending fails.",
    accessibility:
      "Native fields. What is wrong is listed above the form, each leading to its field, and said at the field. A friend’s line takes the focus when it comes and gives it back when it goes.",
    dos: ["Say that friends are written to once, and by whom."],
    donts: ["Don’t tick consent beforehand."],
  }),
} satisfies Meta<typeof WaitlistForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        refused: (
          <Submitted>
            <WaitlistForm {...args} />
          </Submitted>
        ),
        submitting: <WaitlistForm {...args} state={{ kind: "submitting" }} />,
        error: <WaitlistForm {...args} state={{ kind: "error" }} />,
        success: <WaitlistForm {...args} state={{ kind: "success" }} />,
      }}
    />
  ),
};

export const Refused: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("En dire plus"));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter quelqu’un" }));
    const friend = canvas.getByLabelText(/^Adresse e-mail/u);
    await waitFor(() => expect(friend).toHaveFocus());
    await userEvent.keyboard("noor@");
    await userEvent.click(canvas.getByText("En dire plus"));
    await expect(friend).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Demander ma place" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(
      canvas.getAllByText("Merci de renseigner ton adresse e-mail.").length,
    ).toBeGreaterThan(1);
    await waitFor(() => expect(friend).toBeVisible());
    await expect(friend).toHaveAccessibleDescription(/adresse complète/u);
  },
};

export const Sent: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Ton adresse/u), " lina@example.org ");
    await userEvent.click(canvas.getByText("En dire plus"));
    await userEvent.type(canvas.getByLabelText(/apprendre/u), "Japonais, droit,, japonais");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter quelqu’un" }));
    await userEvent.keyboard("Lina@example.org");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Demander ma place" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "lina@example.org",
      first_name: "",
      last_name: "",
      invitees: [],
      study_topics: ["Japonais", "droit"],
      beta_tester: true,
    });
  },
};
