import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, Forced, forcedIn, ofButtons, StateSheet } from "../../testing/index.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  args: { label: "Mode hors ligne", checked: true, onChange: fn() },
  parameters: documented({
    purpose: "A setting that takes effect at once.",
    useFor: "Sounds, reminders, a theme.",
    notFor: "Part of a form that is sent: `Checkbox`.",
    content: "Names what is on when it is on; the label does not change.",
    accessibility: `A native checkbox with the role of a switch. On and off differ in place and shade, not in colour alone.

| Key | Does |
| --- | --- |
| Space | turns it on or off |`,
    dos: ["Let it take effect at once, and say so if it does not."],
    donts: ["Don’t put a save button beside it."],
  }),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        off: <Switch label="Mode hors ligne" checked={false} onChange={fn()} />,
        ...forcedIn(ofButtons, <Switch label="Mode hors ligne" checked={false} onChange={fn()} />),
        on: <Switch label="Mode hors ligne" checked onChange={fn()} />,
        "on, hover": (
          <Forced state="hover">
            <Switch label="Mode hors ligne" checked onChange={fn()} />
          </Forced>
        ),
        "on, pressed": (
          <Forced state="pressed">
            <Switch label="Mode hors ligne" checked onChange={fn()} />
          </Forced>
        ),
        hint: <Switch label="Rappels" hint="Une fois par jour, à 18 h." checked onChange={fn()} />,
        disabled: (
          <Switch
            label="Mode hors ligne"
            hint="Avec Pro."
            checked={false}
            disabled
            onChange={fn()}
          />
        ),
      }}
    />
  ),
};
