import { emptyDebate } from "@alambic/domain/debates";
import type { DebateContent } from "@alambic/domain/debates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { documented, Held, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { DebateEditor } from "./DebateEditor.tsx";
import type { DebateEditorProps } from "./DebateEditor.tsx";
import { DebateRubric } from "./DebateRubric.tsx";

const blankIn = (say: Say): DebateContent =>
  emptyDebate(
    say({
      fr: "Faut-il fermer le centre-ville aux voitures ?",
      en: "Should city centres be closed to cars?",
      nl: "Moet het stadscentrum autovrij worden?",
    }),
  );

const writtenIn = (say: Say): DebateContent => ({
  ...blankIn(say),
  side: "for",
  claim: say({
    fr: "Le centre doit être fermé aux voitures en journée.",
    en: "The centre should be closed to cars by day.",
    nl: "Het centrum moet overdag autovrij zijn.",
  }),
  reasons: [
    {
      id: "air",
      text: say({
        fr: "L’air y devient plus sain.",
        en: "The air gets healthier.",
        nl: "De lucht wordt er gezonder.",
      }),
      source: "",
    },
    {
      id: "noise",
      text: say({ fr: "Le bruit baisse.", en: "It gets quieter.", nl: "Het wordt er stiller." }),
      source: "",
    },
  ],
  objections: [
    {
      id: "shops",
      text: say({
        fr: "Les magasins perdent des clients.",
        en: "The shops lose customers.",
        nl: "De winkels verliezen klanten.",
      }),
      reply: "",
    },
  ],
});

const judged: DebateContent["rubric"] = {
  ...emptyDebate("").rubric,
  clear_claim: 2,
  evidence: 0,
};

/** Keeps what is written, as an app does. */
function Kept(props: DebateEditorProps) {
  const [debate, setDebate] = useState(props.debate);
  return (
    <DebateEditor
      {...props}
      debate={debate}
      onChange={(changed) => {
        props.onChange(changed);
        setDebate({ ...debate, ...changed });
      }}
    />
  );
}

let made = 0;

const meta = {
  title: "Patterns/DebateEditor",
  component: DebateEditor,
  subcomponents: { DebateRubric },
  args: {
    debate: writtenIn(sayIn("fr")),
    makeId: () => {
      made += 1;
      return `made-${made}`;
    },
    onChange: fn(),
  },
  argTypes: { debate: { control: false } },
  render: (args) => <Kept key={args.debate.question} {...args} />,
  parameters: {
    ...inLanguages<DebateEditorProps>({
      en: { debate: writtenIn(sayIn("en")) },
      nl: { debate: writtenIn(sayIn("nl")) },
    }),
    ...documented(
      {
        purpose:
          "Writes an argument: a question and a side, a claim with its reasons, objections with their replies; and, as `DebateRubric`, lets its learner judge it.",
        useFor: "A debate that a learner prepares.",
        notFor: "A text without parts: `NoteEditor`. What is asked and scored: a free answer.",
        content: "Each field says what it is for; a reason is a sentence, its source another.",
        states: ["Default", "blank", "Judged"],
        otherStates: "It loads nothing, and its app says how the saving goes.",
        accessibility:
          "The focus begins at the question, or at the claim where the question stands. Each part is an article by its name, with buttons that add, move and delete it; the focus goes to what follows, and a status says what happened. What the rubric makes in all is a status.",
        dos: ["Let a part that was deleted be brought back."],
        donts: ["Don’t judge what the learner thinks: judge how it is argued."],
      },
      { frame: 900 },
    ),
  },
} satisfies Meta<typeof DebateEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Judged: Story = {
  render: () => (
    <Held initial={judged}>
      {(rubric, onChange) => <DebateRubric rubric={rubric} onChange={onChange} />}
    </Held>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({ blank: <DebateEditor {...args} debate={blankIn(say)} /> })}
    />
  ),
};

/** A part is added, moved, deleted and brought back, and the focus is never lost. */
export const Parts: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    const claim = canvas.getByRole("textbox", { name: "Ma thèse" });
    await expect(claim).toHaveFocus();
    const first = () => within(canvas.getByRole("article", { name: "Argument 1" }));
    await userEvent.click(first().getByRole("button", { name: "Descendre" }));
    await expect(first().getByRole("textbox", { name: "Argument 1" })).toHaveValue(
      "Le bruit baisse.",
    );
    const second = within(canvas.getByRole("article", { name: "Argument 2" }));
    await expect(second.getByRole("button", { name: "Monter" })).toHaveFocus();
    await userEvent.click(first().getByRole("button", { name: "Supprimer" }));
    await expect(first().getByRole("textbox", { name: "Argument 1" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(canvas.getByRole("textbox", { name: "Argument 1" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un argument" }));
    await expect(canvas.getByRole("textbox", { name: "Argument 3" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
