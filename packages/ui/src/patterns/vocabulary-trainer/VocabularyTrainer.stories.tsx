import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented } from "../../testing/index.ts";
import type { TrainerCard } from "./trainer-card.ts";
import { VocabularyTrainer } from "./VocabularyTrainer.tsx";

const card = (asked: string, answer: string): TrainerCard => ({
  id: asked,
  asked,
  askedLang: "de",
  reading: null,
  answers: [answer],
  answerLang: "fr",
});

const meta = {
  title: "Patterns/VocabularyTrainer",
  component: VocabularyTrainer,
  args: {
    cards: [
      card("der Schüler", "élève"),
      card("das Fenster", "fenêtre"),
      card("die Katze", "chat"),
    ],
    onRestart: fn(),
  },
  argTypes: { cards: { control: false } },
  parameters: documented({
    purpose: "Words to translate by typing, one after the other, until each was known.",
    useFor: "The toolbox: a round of words, or of signs to read.",
    notFor: "What is due for review: `ReviewPlayer`.",
    content: "A slip, an accent and a mistake are three things, and each is said.",
    states: ["Default"],
    otherStates: "What was not known comes again at the end of the round.",
    accessibility:
      "One native field, named by the word that is asked; Enter checks and goes on, and the focus stays in the field. What the answer was is announced, and shown in words.",
    dos: ["Show the right spelling after a slip."],
    donts: ["Don’t count a slip as a mistake."],
  }),
} satisfies Meta<typeof VocabularyTrainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By keyboard alone: an accent, a slip, a mistake, and what was missed once more. */
export const Round: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    const field = () => canvas.getByRole("textbox");
    await userEvent.click(field());
    await userEvent.keyboard("eleve{Enter}");
    await expect(await canvas.findByText(/accent/u)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("fenettre{Enter}");
    await expect(await canvas.findByText(/faute de frappe/u)).toBeVisible();
    await userEvent.keyboard("{Enter}chien{Enter}");
    await expect(await canvas.findByText(/Pas encore/u)).toBeVisible();
    await userEvent.keyboard("{Enter}chat{Enter}{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Recommencer" }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};
