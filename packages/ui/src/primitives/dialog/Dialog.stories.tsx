import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { documented, framed, inLanguages, Laid, StateSheet } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog, dialogSizes } from "./Dialog.tsx";
import type { DialogProps } from "./Dialog.tsx";

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  args: {
    title: "Créer une capsule",
    lead: "Une phrase suffit.",
    onClose: fn(),
    footer: <Button>Créer la capsule</Button>,
    children: (
      <Stack gap="medium">
        <TextField label="Sujet ou compétence" value="" onChange={fn()} />
        <Text tone="second">La capsule se distille leçon par leçon.</Text>
      </Stack>
    ),
  },
  argTypes: {
    size: { control: "inline-radio", options: dialogSizes },
    footer: { control: false },
    children: { control: false },
  },
  parameters: {
    ...inLanguages<DialogProps>({
      en: {
        title: "Create a capsule",
        lead: "One sentence is enough.",
        footer: <Button>Create the capsule</Button>,
        children: (
          <Stack gap="medium">
            <TextField label="Topic or skill" value="" onChange={fn()} />
            <Text tone="second">The capsule is distilled lesson by lesson.</Text>
          </Stack>
        ),
      },
    }),
    ...documented(
      {
        purpose: "Something to be dealt with before going on. On a phone it rises as a sheet.",
        useFor: "A short task that belongs to the page and ends in one decision.",
        notFor: "Messages: `Banner` or a toast. A yes or no: `ConfirmDialog`.",
        content: "The title names the task, the main button ends it.",
        accessibility: `A native modal dialog named by its title; the page behind is inert.

| Key | Does |
| --- | --- |
| Tab, Shift and Tab | go round inside |
| Escape | closes it; the focus returns to where it was |`,
        dos: [
          "Keep it shorter than the screen of a phone.",
          "Put the decision into `footer`: it stays in sight while the rest scrolls.",
          "Let the main button repeat the verb of the title: “Create a capsule”, “Create the capsule”.",
        ],
        donts: [
          "Don’t open a dialog from a dialog.",
          "Don’t put what ends it among the fields, where it scrolls away.",
          "Don’t open it by itself when a page is loaded: wait for a press.",
        ],
      },
      { frame: 480 },
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Opened(props: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Créer une capsule</Button>
      {open ? (
        <Dialog
          title="Créer une capsule"
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        >
          <Text>Une phrase suffit.</Text>
        </Dialog>
      ) : null}
    </>
  );
}

export const Closed: Story = {
  tags: ["!dev", "!autodocs"],
  render: ({ onClose }) => <Opened onClose={onClose} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Créer une capsule" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Créer une capsule" });
    await expect(dialog.matches(":focus-within")).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: framed(720),
  render: ({ onClose }) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        small: (
          <Laid>
            <Dialog
              size="small"
              title={say({
                fr: "Ta note est gardée",
                en: "Your note is kept",
                nl: "Je aantekening is bewaard",
              })}
              onClose={onClose}
            >
              <Text>
                {say({
                  fr: "Tu la retrouves dans ton carnet.",
                  en: "You will find it in your notebook.",
                  nl: "Je vindt die terug in je notitieboek.",
                })}
              </Text>
            </Dialog>
          </Laid>
        ),
        medium: (
          <Laid>
            <Dialog
              title={say({ fr: "Créer une capsule", en: "Create a capsule", nl: "Capsule maken" })}
              lead={say({
                fr: "Une phrase suffit.",
                en: "One sentence is enough.",
                nl: "Eén zin is genoeg.",
              })}
              onClose={onClose}
              footer={
                <>
                  <Button variant="secondary">
                    {say({ fr: "Annuler", en: "Cancel", nl: "Annuleren" })}
                  </Button>
                  <Button>
                    {say({
                      fr: "Créer la capsule",
                      en: "Create the capsule",
                      nl: "De capsule maken",
                    })}
                  </Button>
                </>
              }
            >
              <TextField
                label={say({
                  fr: "Sujet ou compétence",
                  en: "Topic or skill",
                  nl: "Onderwerp of vaardigheid",
                })}
                value=""
                required
                onChange={fn()}
              />
            </Dialog>
          </Laid>
        ),
        "large, with a long title": (
          <Laid>
            <Dialog
              size="large"
              title={say({
                fr: "Choisir ce qu’Alambic peut garder sur cet appareil",
                en: "Choose what Alambic may keep on this device",
                nl: "Kiezen wat Alambic op dit apparaat mag bewaren",
              })}
              onClose={onClose}
              footer={
                <Button>
                  {say({
                    fr: "Enregistrer mes choix",
                    en: "Save my choices",
                    nl: "Mijn voorkeuren opslaan",
                  })}
                </Button>
              }
            >
              <Text tone="second">
                {say({
                  fr: "Le nécessaire reste toujours actif : sans lui, tu ne pourrais pas rester connectée.",
                  en: "What is necessary always stays on: without it you could not stay signed in.",
                  nl: "Het noodzakelijke blijft altijd aan staan: zonder dat zou je niet ingelogd kunnen blijven.",
                })}
              </Text>
            </Dialog>
          </Laid>
        ),
      })}
    />
  ),
};
