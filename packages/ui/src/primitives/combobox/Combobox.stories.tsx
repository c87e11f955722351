import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  documented,
  forcedIn,
  framed,
  Held,
  inLanguages,
  ofFields,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Combobox } from "./Combobox.tsx";
import type { ComboboxProps } from "./Combobox.tsx";

const lessonsIn = (say: Say) =>
  [
    say({ fr: "Le rythme d’un récit", en: "The pace of a story", nl: "Het tempo van een verhaal" }),
    say({ fr: "L’été des dialogues", en: "Writing dialogue", nl: "Dialogen schrijven" }),
    say({
      fr: "Le cœur du conflit",
      en: "The heart of a conflict",
      nl: "De kern van een conflict",
    }),
    say({
      fr: "Du point de vue de l’enfant à celui du narrateur qui sait tout",
      en: "From a child’s point of view to that of a narrator who knows it all",
      nl: "Van het gezichtspunt van een kind naar dat van de alwetende verteller",
    }),
    say({ fr: "Réécrire", en: "Rewriting", nl: "Herschrijven" }),
    say({ fr: "Finir sans conclure", en: "An open ending", nl: "Een open einde" }),
    say({ fr: "Publier", en: "Publishing", nl: "Publiceren" }),
  ].map((label, index) => ({ value: `lesson-${index}`, label }));

const kana = { value: "kana", label: "ひらがな", lang: "ja" };

const optionsIn = (say: Say) => [...lessonsIn(say), kana];

const meta = {
  title: "Primitives/Combobox",
  component: Combobox<string>,
  args: {
    label: "Leçon",
    options: optionsIn(sayIn("fr")),
    value: "",
    placeholder: "Aucune leçon",
    onChange: fn(),
  },
  parameters: {
    ...inLanguages<ComboboxProps<string>>({
      en: { label: "Lesson", placeholder: "No lesson", options: optionsIn(sayIn("en")) },
    }),
    ...documented({
      purpose:
        "One of many, found by a part of its name. It brings react-aria, and takes its texts from `kit` and `tools`.",
      useFor:
        "A lesson of a capsule, a capsule of one’s own: lists that grow and have names that are known.",
      notFor:
        "A few that never become more: `Select`, the list of the learner’s own device. Finding things on a page: `SearchField`.",
      content:
        "The label names what is chosen; the placeholder says what holds while nothing is. Titles wrap in the list, and `lang` says their language.",
      accessibility: `A combo box with a list: how many there are is announced as one types, and what is chosen has a tick. Accents, case, ligatures and the kind of apostrophe do not count. Leaving the field with a text that is none of them brings back what was chosen. On a phone the list stays above the keyboard, and up to seven options are shown without one.

| Key | Does |
| --- | --- |
| a letter | searches; the list opens |
| Down, Up | open the list with everything in it, then go through it |
| Home, End | go to the first and to the last |
| Enter | chooses |
| Escape | closes the list and brings back what was chosen |
| Delete | takes the choice back, where it is not required: its text is selected on the way in |
| Tab | goes on; what the arrows stand on is chosen |`,
      dos: [
        "Leave it `required` out where choosing nothing is an answer: then a cross takes the choice back.",
        "Sort what has no order of its own by alphabet.",
      ],
      donts: [
        "Don’t take texts that are in no list: that is a `TextField`.",
        "Don’t show it on what landing, log-in or an exercise loads: it is heavy.",
        "Don’t put it into a `Dialog`: its list would stand behind it.",
      ],
    }),
  },
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial={args.value ?? ""}>
      {(value, onChange) => <Combobox {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

const nothing = () => undefined;

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => {
        const label = say({ fr: "Leçon", en: "Lesson", nl: "Les" });
        const options = optionsIn(say);
        const placeholder = say({ fr: "Aucune leçon", en: "No lesson", nl: "Geen les" });
        const one = { label, options, placeholder, onChange: nothing };
        return {
          "nothing chosen": <Combobox {...one} value="" />,
          chosen: <Combobox {...one} value="lesson-2" />,
          ...forcedIn(ofFields, <Combobox {...one} value="lesson-4" />),
          invalid: (
            <Combobox
              {...one}
              required
              value=""
              error={say({
                fr: "Choisis une leçon.",
                en: "Choose a lesson.",
                nl: "Kies een les.",
              })}
            />
          ),
          disabled: <Combobox {...one} value="lesson-5" disabled />,
        };
      }}
    />
  ),
};

export const Open: Story = {
  name: "Open, on what is chosen",
  args: { required: true, value: "lesson-3" },
  parameters: framed(460),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("option", { selected: true })).toBeVisible());
  },
};

export const NoMatch: Story = {
  name: "Nothing matches",
  parameters: framed(260),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(await screen.findByRole("listbox")).toHaveTextContent("xyz");
  },
};
