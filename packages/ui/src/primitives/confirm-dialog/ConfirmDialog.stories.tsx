import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, framed, inLanguages, Laid, StateSheet } from "../../testing/index.ts";
import { confirmationTones, ConfirmDialog } from "./ConfirmDialog.tsx";
import type { ConfirmDialogProps } from "./ConfirmDialog.tsx";

const meta = {
  title: "Primitives/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Quitter « Japonais pour débuter » ?",
    children: "La capsule quitte ta bibliothèque. Tes acquis sont gardés si tu te réinscris.",
    confirmLabel: "Se désinscrire",
    cancelLabel: "Garder la capsule",
    tone: "danger",
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: {
    tone: { control: "inline-radio", options: confirmationTones },
    error: { control: false },
  },
  parameters: {
    ...inLanguages<ConfirmDialogProps>({
      en: {
        title: "Leave “Japanese for beginners”?",
        children:
          "The capsule leaves your library. What you have learned is kept if you enrol again.",
        confirmLabel: "Leave the capsule",
        cancelLabel: "Keep the capsule",
      },
      nl: {
        title: "‘Japans voor beginners’ verlaten?",
        children:
          "De capsule verdwijnt uit je bibliotheek. Wat je hebt geleerd blijft bewaard als je je opnieuw inschrijft.",
        confirmLabel: "Uitschrijven",
        cancelLabel: "De capsule houden",
      },
    }),
    ...documented(
      {
        purpose: "Asks before something that is not easily undone. The buttons say what each does.",
        useFor: "Deleting, leaving what was not saved, paying.",
        notFor: "What can be undone at once: do it, and offer to undo it.",
        content: "The question names the thing; the buttons repeat the verb.",
        accessibility: "A `Dialog` named by the question; keeping comes before leaving.",
        dos: ["Say what is lost and what stays."],
        donts: ["Don’t ask “are you sure?”, and don’t answer with yes and no."],
      },
      { frame: 420 },
    ),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: { error: "La désinscription n’a pas abouti. Réessaie." },
  parameters: inLanguages<ConfirmDialogProps>({
    en: { error: "You could not leave the capsule. Try again." },
  }),
};

export const Confirmed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Se désinscrire" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Garder la capsule" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: framed(1100),
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(confirmationTones, (tone) => (
          <Laid>
            <ConfirmDialog {...args} tone={tone} />
          </Laid>
        )),
        pending: (
          <Laid>
            <ConfirmDialog {...args} pending />
          </Laid>
        ),
        failed: (
          <Laid>
            <ConfirmDialog
              {...args}
              error={say({
                fr: "La désinscription n’a pas abouti. Réessaie.",
                en: "You could not leave the capsule. Try again.",
                nl: "Het uitschrijven is niet gelukt. Probeer het opnieuw.",
              })}
            />
          </Laid>
        ),
      })}
    />
  ),
};
