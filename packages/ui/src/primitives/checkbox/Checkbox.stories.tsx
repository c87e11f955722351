import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, ofFields, StateSheet } from "../../testing/index.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { label: "Rester connectée", checked: false, onChange: fn() },
  parameters: documented({
    purpose: "One thing that is so or not, effective when the form is sent.",
    useFor: "Consent, and several choices of a list.",
    notFor: "A setting that takes effect at once: `Switch`.",
    content: "A statement that is true when it is ticked.",
    accessibility: `A native checkbox; the words are part of its target, 44 px high at the least.

| Key | Does |
| --- | --- |
| Space | ticks it, or takes the tick away |`,
    dos: ["Word it positively."],
    donts: ["Don’t tick consent beforehand."],
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        empty: <Checkbox label="Rester connectée" checked={false} onChange={fn()} />,
        ...forcedIn(
          ofFields,
          <Checkbox label="Rester connectée" checked={false} onChange={fn()} />,
        ),
        checked: <Checkbox label="Rester connectée" checked onChange={fn()} />,
        hint: (
          <Checkbox
            label="Participer aux essais"
            hint="Tu reçois les nouveautés avant les autres et un badge."
            checked
            onChange={fn()}
          />
        ),
        invalid: (
          <Checkbox
            label="J’accepte les conditions"
            error="Accepte les conditions pour continuer."
            checked={false}
            onChange={fn()}
          />
        ),
        disabled: <Checkbox label="Hors ligne" checked disabled onChange={fn()} />,
      }}
    />
  ),
};
