import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { documented, inLanguages, Laid, sayIn, StateSheet, useSay } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Text } from "../text/Text.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { DockedDrawer } from "./DockedDrawer.tsx";
import { Drawer } from "./Drawer.tsx";
import type { DrawerProps } from "./Drawer.tsx";

const partsIn = (say: Say) => ({
  title: say({ fr: "Filtrer le catalogue", en: "Filter the catalogue", nl: "Catalogus filteren" }),
  children: (
    <Text>
      {say({
        fr: "Choisis un domaine et une langue.",
        en: "Choose a subject and a language.",
        nl: "Kies een vakgebied en een taal.",
      })}
    </Text>
  ),
  footer: (
    <Button>
      {say({ fr: "Voir 12 capsules", en: "Show 12 capsules", nl: "12 capsules tonen" })}
    </Button>
  ),
});

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  subcomponents: { DockedDrawer },
  args: { ...partsIn(sayIn("fr")), onClose: fn() },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: {
    ...inLanguages<DrawerProps>({ en: partsIn(sayIn("en")), nl: partsIn(sayIn("nl")) }),
    ...documented(
      {
        purpose:
          "A sheet that rises from below on a phone and stands at the end of a wider window. `Drawer` lies over the page; `DockedDrawer` stands beside it, and the page stays in use.",
        useFor:
          "What is looked at for a moment and closed again: notifications, filters. `DockedDrawer`: what one writes or counts in while one reads.",
        notFor:
          "A task that ends in one decision: `Dialog`. Beside its button on a wide window: `Popover`.",
        content: "The title names what is in it, in one to three words.",
        accessibility: `\`Drawer\` is a native modal dialog named by its title: the page behind is inert, and the focus goes back to where it was. \`DockedDrawer\` is a named section; on a phone its grabber is a button that says whether the sheet has its full height. Dragging is one way of three: the button and Escape close as well. On a phone the page behind a docked one has room to be scrolled above it, and the sheet gives way to what takes the focus there.

| Key | Does |
| --- | --- |
| Tab, Shift and Tab | go round inside; out of a docked one, too |
| Enter, Space on the grabber | give a docked one the full height, or half of it |
| Escape | closes it |`,
        dos: [
          "Let a docked one work at half the height of a phone: what is used most comes first.",
          "Keep what was begun in it when it closes.",
        ],
        donts: [
          "Don’t open one from another.",
          "Don’t let it be closed by dragging alone, or by a press that loses what was written.",
        ],
      },
      { frame: 560, phone: true },
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Beside({ onClose }: Pick<DrawerProps, "onClose">) {
  const say = useSay();
  return (
    <>
      <Text>
        {say({
          fr: "Les hiragana s’écrivent d’un trait arrondi.",
          en: "Hiragana are written with rounded strokes.",
          nl: "Hiragana schrijf je met ronde lijnen.",
        })}
      </Text>
      <DockedDrawer
        title={say({ fr: "Carnet", en: "Notebook", nl: "Notitieboek" })}
        heightLabel={say({ fr: "Pleine hauteur", en: "Full height", nl: "Volledige hoogte" })}
        onClose={onClose}
      >
        <TextArea
          label={say({ fr: "Ta note", en: "Your note", nl: "Je aantekening" })}
          value=""
          onChange={fn()}
        />
      </DockedDrawer>
    </>
  );
}

export const Docked: Story = {
  globals: { viewport: { value: "narrow" } },
  render: ({ onClose }) => <Beside onClose={onClose} />,
};

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "narrow" } },
  render: ({ onClose }) => <Beside onClose={onClose} />,
  play: async ({ args, canvas }) => {
    const grabber = canvas.getByRole("button", { name: "Pleine hauteur" });
    await userEvent.tab();
    await expect(grabber).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(grabber).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "narrow" } },
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        modal: (
          <Laid>
            <Drawer {...args} />
          </Laid>
        ),
        docked: (
          <div style={{ contain: "layout", blockSize: "30rem" }}>
            {/* This one lies in the page: the room below it would depend on the window of the story before. */}
            <style>{"body { padding-block-end: 0 !important }"}</style>
            <DockedDrawer
              title={say({ fr: "Calculatrice", en: "Calculator", nl: "Rekenmachine" })}
              heightLabel={say({ fr: "Pleine hauteur", en: "Full height", nl: "Volledige hoogte" })}
              onClose={args.onClose}
            >
              {args.children}
            </DockedDrawer>
          </div>
        ),
      })}
    />
  ),
};
