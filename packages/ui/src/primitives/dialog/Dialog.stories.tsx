import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog, dialogSizes } from "./Dialog.tsx";

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
  parameters: documented(
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
      dos: ["Keep it shorter than the screen of a phone."],
      donts: ["Don’t open a dialog from a dialog."],
    },
    { frame: 480 },
  ),
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
