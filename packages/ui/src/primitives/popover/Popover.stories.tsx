import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { button } from "../button/button.css.ts";
import { Heading } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Popover } from "./Popover.tsx";
import type { PopoverProps } from "./Popover.tsx";

const triggerIn =
  (say: Say): PopoverProps["trigger"] =>
  (attributes) => (
    <button
      {...attributes}
      type="button"
      className={button({ variant: "secondary", size: "medium", width: "auto", shape: "normal" })}
    >
      {say({ fr: "Les sources", en: "Sources", nl: "Bronnen" })}
    </button>
  );

const contentIn = (say: Say) => (
  <Stack gap="small">
    <Heading level={2} size="large">
      {say({
        fr: "D’où vient cette leçon",
        en: "Where this lesson is from",
        nl: "Waar deze les vandaan komt",
      })}
    </Heading>
    <Text>
      {say({
        fr: "D’un chapitre du manuel, page 12, relu en mai.",
        en: "From a chapter of the handbook, page 12, checked in May.",
        nl: "Uit een hoofdstuk van het handboek, bladzijde 12, nagelezen in mei.",
      })}
    </Text>
    <Link href="/library" variant="standalone">
      {say({ fr: "Voir le chapitre", en: "See the chapter", nl: "Het hoofdstuk bekijken" })}
    </Link>
  </Stack>
);

const partsIn = (say: Say) => ({
  label: say({ fr: "Les sources", en: "Sources", nl: "Bronnen" }),
  trigger: triggerIn(say),
  children: contentIn(say),
});

const meta = {
  title: "Primitives/Popover",
  component: Popover,
  args: { ...partsIn(sayIn("fr")), isOpen: false, onOpenChange: fn() },
  argTypes: {
    isOpen: { control: false },
    trigger: { control: false },
    children: { control: false },
  },
  render: function Held({ isOpen: isOpenFirst, ...args }) {
    const [isOpen, setOpen] = useState(isOpenFirst);
    return <Popover {...args} isOpen={isOpen} onOpenChange={setOpen} />;
  },
  parameters: {
    ...inLanguages<PopoverProps>({ en: partsIn(sayIn("en")), nl: partsIn(sayIn("nl")) }),
    ...documented(
      {
        purpose:
          "A panel beside the button that opens it. It is the browser’s own: laid over all else, closed and placed by it.",
        useFor:
          "A look at something that belongs to the page and needs no page: the notifications.",
        notFor:
          "Something to be dealt with before going on: `Dialog`. Actions: `Menu`. An answer in a few sentences: `Toggletip`. On a phone, what is long: `Drawer`.",
        content: "Its name says what is in it; what is in it begins with that.",
        accessibility: `A dialog that is not modal: the page stays in use. Its button says whether it is open, and comes before it in the order of the Tab key. It stays in the window at 320 px and with text of twice the size.

| Key | Does |
| --- | --- |
| Enter, Space | open it, and the focus goes in |
| Tab | goes through it, then on behind its button, and closes it |
| Escape | closes it; the focus goes back to the button |`,
        dos: [
          "Give all the attributes to one `button`.",
          "Load what it shows only then: its children are drawn while it is open.",
          "Let each link in it lead somewhere: it closes as one is followed.",
        ],
        donts: [
          "Don’t open it by mere hovering, or by itself.",
          "Don’t open a popover from a popover.",
          "Don’t put a form into it: a press beside it closes it.",
        ],
      },
      { frame: 340 },
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  tags: ["!dev"],
  parameters: framed(340),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Les sources" });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole("dialog", { name: "Les sources" });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const closed = <Popover {...args} isOpen={false} />;
    return (
      <div style={{ minBlockSize: "24rem" }}>
        <StateSheet
          layout="rows"
          states={{
            closed: (
              <StateSheet
                layout="small"
                states={{ rest: closed, ...forcedIn(ofButtons, closed, "button") }}
              />
            ),
            open: (
              <Inline>
                <Popover {...args} isOpen />
              </Inline>
            ),
          }}
        />
      </div>
    );
  },
};
