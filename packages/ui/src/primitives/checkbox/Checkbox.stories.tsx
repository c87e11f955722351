import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { Checkbox } from "./Checkbox.tsx";
import type { CheckboxProps } from "./Checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { label: "Rester connectée", checked: false, onChange: fn() },
  parameters: {
    ...inLanguages<CheckboxProps>({ en: { label: "Keep me signed in" } }),
    ...documented({
      purpose: "One thing that is so or not, effective when the form is sent.",
      useFor: "Consent, and several choices of a list.",
      notFor: "A setting that takes effect at once: `Switch`.",
      content: "A statement that is true when it is ticked.",
      accessibility: `A native checkbox; the words are part of its target, 44 px high at the least.

| Key | Does |
| --- | --- |
| Space | ticks it, or takes the tick away |`,
      dos: [
        "Word it positively.",
        "Begin the label with what becomes true: “Keep me signed in”.",
        "Put what follows from it into the hint, so that the label stays a line long.",
      ],
      donts: [
        "Don’t tick consent beforehand.",
        "Don’t bundle two consents into one box: each can be given alone.",
        "Don’t let one box choose between two things: show both as radios.",
      ],
    }),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        empty: (
          <Checkbox
            label={say({ fr: "Rester connectée", en: "Keep me signed in", nl: "Ingelogd blijven" })}
            checked={false}
            onChange={fn()}
          />
        ),
        ...forcedIn(
          ofFields,
          <Checkbox
            label={say({ fr: "Rester connectée", en: "Keep me signed in", nl: "Ingelogd blijven" })}
            checked={false}
            onChange={fn()}
          />,
        ),
        checked: (
          <Checkbox
            label={say({ fr: "Rester connectée", en: "Keep me signed in", nl: "Ingelogd blijven" })}
            checked
            onChange={fn()}
          />
        ),
        hint: (
          <Checkbox
            label={say({
              fr: "Participer aux essais",
              en: "Take part in trials",
              nl: "Meedoen aan de proefversies",
            })}
            hint={say({
              fr: "Tu reçois les nouveautés avant les autres et un badge.",
              en: "You get what is new before the others, and a badge.",
              nl: "Je krijgt de nieuwigheden vóór de anderen, en een badge erbij.",
            })}
            checked
            onChange={fn()}
          />
        ),
        invalid: (
          <Checkbox
            label={say({
              fr: "J’accepte les conditions",
              en: "I accept the terms",
              nl: "Ik ga akkoord met de gebruiksvoorwaarden",
            })}
            error={say({
              fr: "Accepte les conditions pour continuer.",
              en: "Accept the terms to continue.",
              nl: "Ga akkoord met de gebruiksvoorwaarden om verder te gaan.",
            })}
            checked={false}
            onChange={fn()}
          />
        ),
        disabled: (
          <Checkbox
            label={say({ fr: "Hors ligne", en: "Offline", nl: "Offlinemodus" })}
            checked
            disabled
            onChange={fn()}
          />
        ),
      })}
    />
  ),
};
