import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  Forced,
  forcedIn,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { Switch } from "./Switch.tsx";
import type { SwitchProps } from "./Switch.tsx";

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  args: { label: "Mode hors ligne", checked: true, onChange: fn() },
  parameters: {
    ...inLanguages<SwitchProps>({ en: { label: "Offline mode" } }),
    ...documented({
      purpose: "A setting that takes effect at once.",
      useFor: "Sounds, reminders, a theme.",
      notFor: "Part of a form that is sent: `Checkbox`.",
      content: "Names what is on when it is on; the label does not change.",
      accessibility: `A native checkbox with the role of a switch. On and off differ in place and shade, not in colour alone.

| Key | Does |
| --- | --- |
| Space | turns it on or off |`,
      dos: [
        "Let it take effect at once, and say so if it does not.",
        "Name what is there while it is on: “Reminders”, “Offline mode”.",
        "Say in the hint when or how often it has an effect: “Once a day, at 6 p.m.”.",
      ],
      donts: [
        "Don’t put a save button beside it.",
        "Don’t name it with a question or a negation: what does “No sounds”, off, mean?",
        "Don’t change the label when it is switched: the state is said already.",
      ],
    }),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        off: (
          <Switch
            label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
            checked={false}
            onChange={fn()}
          />
        ),
        ...forcedIn(
          ofButtons,
          <Switch
            label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
            checked={false}
            onChange={fn()}
          />,
        ),
        on: (
          <Switch
            label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
            checked
            onChange={fn()}
          />
        ),
        "on, hover": (
          <Forced state="hover">
            <Switch
              label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
              checked
              onChange={fn()}
            />
          </Forced>
        ),
        "on, pressed": (
          <Forced state="pressed">
            <Switch
              label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
              checked
              onChange={fn()}
            />
          </Forced>
        ),
        hint: (
          <Switch
            label={say({ fr: "Rappels", en: "Reminders", nl: "Herinneringen" })}
            hint={say({
              fr: "Une fois par jour, à 18 h.",
              en: "Once a day, at 6 p.m.",
              nl: "Eén keer per dag, om 18.00 uur.",
            })}
            checked
            onChange={fn()}
          />
        ),
        disabled: (
          <Switch
            label={say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" })}
            hint={say({ fr: "Avec Pro.", en: "With Pro.", nl: "Alleen met Pro." })}
            checked={false}
            disabled
            onChange={fn()}
          />
        ),
      })}
    />
  ),
};
