import { loadMessages } from "@alambic/i18n";
import type { CompiledMessages } from "@alambic/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import matching from "../exercises/matching/index.ts";
import quiz from "../exercises/quiz/index.ts";
import { exerciseOf } from "../exercises/testing/atoms.ts";
import { documented, framed } from "../testing/index.ts";
import { Exercise } from "./Exercise.tsx";

/** The page of another, with a word to say on every plain element. */
const outspoken =
  ".host { padding: 1rem; background: #fff; color: #c00; text-align: center; text-transform: uppercase; letter-spacing: .2em; font: italic 700 22px/1 monospace }" +
  "button, input { text-transform: uppercase; letter-spacing: 0.3em; border: 4px dotted #c00; background: #ff0; padding: 1em }" +
  "p, h2, fieldset, ul { margin: 2em; padding: 1em; font-style: italic } label { color: #c00 }";

const meta = {
  title: "Embed/Exercise",
  component: Exercise,
  args: {
    kind: quiz,
    content: exerciseOf("quiz").content,
    language: "fr",
    messages: {},
    onResponse: fn(),
    onChecked: fn(),
    onCompleted: fn(),
  },
  loaders: [
    async ({ args }): Promise<{ texts: CompiledMessages }> => ({
      texts: await loadMessages(args.language, ["kit", "exercise", "placement"]),
    }),
  ],
  render: (args, { loaded }) => <Exercise {...args} messages={loaded["texts"]} />,
  parameters: documented({
    purpose: "One exercise in a page of others, scored on the spot, in its own colours.",
    useFor: "An article, a course page or a slide of another site that wants one question.",
    notFor: "A whole lesson with its progress: `LessonPlayer`.",
    content: "The host’s text leads to the question; the question stands by itself all the same.",
    accessibility:
      "The same controls, keys and announcements as in a lesson. It never takes focus when it appears, and its heading is of the second level.",
    dos: ["Give it the language and the theme of the page around it."],
    donts: [
      "Don’t put two exercises on the same facts below each other: one gives the other away.",
    ],
  }),
} satisfies Meta<typeof Exercise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("radio")[0] ?? document.body);
    await expect(args.onResponse).toHaveBeenCalledOnce();
    const check = canvas.getByRole("button", { name: "Vérifier" });
    // A frame after the pick.
    await waitFor(() => expect(check).toBeEnabled());
    await userEvent.click(check);
    // What follows an answer comes with the first one.
    await waitFor(() => expect(args.onChecked).toHaveBeenCalledOnce());
    await expect(args.onCompleted).not.toHaveBeenCalled();
    // What can be done next takes the place of what was pressed.
    await canvas.findByRole("button", { name: "Réessayer" });
    await userEvent.click(canvas.getByRole("button", { name: "Révéler" }));
    await expect(args.onCompleted).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { args: { theme: "dark", language: "nl" } };

export const AmongOthers: Story = {
  parameters: framed(760),
  args: { kind: matching, content: exerciseOf("matching").content, language: "en" },
  decorators: [
    (Story) => (
      <div className="host">
        <style>{outspoken}</style>
        <Story />
      </div>
    ),
  ],
};

export const Refused: Story = {
  parameters: framed(360),
  args: { content: { prompt: "?" } },
  play: async ({ canvasElement }) => {
    // The words come first; its drawing is loaded apart.
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
  },
};
