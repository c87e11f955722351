import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { noteFonts, noteSaves, noteSizes } from "./note-look.ts";
import { BodyError, BodySkeleton, NoteEditor } from "./NoteEditor.tsx";
import type { NoteEditorProps } from "./NoteEditor.tsx";

const item = (text: string) => ({
  type: "list_item",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const contentIn = (say: Say) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        {
          type: "text",
          text: say({ fr: "La famille du K se lit avec une ", en: "The K family is read with a " }),
        },
        {
          type: "text",
          text: say({ fr: "voyelle après", en: "vowel after" }),
          marks: [{ type: "strong" }],
        },
        {
          type: "text",
          text: say({ fr: " la consonne. Voir le ", en: " the consonant. See the " }),
        },
        {
          type: "text",
          text: say({ fr: "tableau complet", en: "full table" }),
          marks: [{ type: "link", attrs: { href: "https://example.org/hiragana" } }],
        },
        { type: "text", text: "." },
      ],
    },
    { type: "bullet_list", content: [item("か, ki, ku"), item("ke, ko")] },
  ],
});

const written = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector("[role='textbox']")).not.toBeNull());
};

function Held(args: NoteEditorProps) {
  const [title, setTitle] = useState(args.title);
  const [font, setFont] = useState(args.font);
  const [size, setSize] = useState(args.size);
  return (
    <NoteEditor
      {...args}
      title={title}
      font={font}
      size={size}
      onTitle={setTitle}
      onFont={setFont}
      onSize={setSize}
    />
  );
}

const meta = {
  title: "Patterns/NoteEditor",
  component: NoteEditor,
  args: {
    id: "k",
    title: "La famille du K",
    onTitle: fn(),
    content: contentIn(sayIn("fr")),
    onContent: fn(),
    font: "sans",
    onFont: fn(),
    size: "normal",
    onSize: fn(),
    save: "saved",
  },
  argTypes: {
    content: { control: false },
    font: { control: "inline-radio", options: noteFonts },
    size: { control: "inline-radio", options: noteSizes },
    save: { control: "inline-radio", options: noteSaves },
  },
  play: written,
  render: (args) => <Held {...args} />,
  // The story is photographed with what it would otherwise wait for.
  loaders: [() => import("./NoteBody.tsx")],
  parameters: {
    ...inLanguages<NoteEditorProps>({
      en: { title: "The K family", content: contentIn(sayIn("en")) },
    }),
    ...documented({
      purpose: "Writes a note: a title, formatted text, a font and a size. It saves by itself.",
      useFor: "The notebook of the toolbox.",
      notFor: "A text without formats: `TextArea`.",
      content: "Says when it is saved, and when it is not, what to do.",
      states: [
        "new",
        "loading the editor",
        "editor not loaded",
        "unreadable",
        "saving",
        "Default",
        "not saved",
      ],
      otherStates:
        "What was written is kept when it could not be saved. What is refused for good is not said to be tried again; a title that is too long says so at its field.",
      accessibility:
        "The text is a multi-line textbox; Tab leaves it. Ctrl or ⌘ with B, I, U, Z and Y format and undo; Alt and F10 lead to the toolbar, which is one stop of the Tab key with arrow keys inside and buttons that say whether they are on. The state of saving is announced.",
      donts: ["Don’t ask to save."],
      dos: ["Keep what was written when saving fails, and say so."],
    }),
  },
} satisfies Meta<typeof NoteEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { id: "new", title: "", content: null, save: "idle", font: "serif", size: "large" },
  parameters: inLanguages<NoteEditorProps>({ en: { title: "", content: null } }),
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Unreadable: Story = {
  args: { content: { type: "video" }, save: "failed" },
  parameters: inLanguages<NoteEditorProps>({ en: { content: { type: "video" } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette note ne peut pas s’afficher")).toBeVisible();
  },
};

export const Unloaded: Story = {
  play: async () => undefined,
  render: () => <BodyError onRetry={fn()} />,
};

export const Formatted: Story = {
  tags: ["!dev", "!autodocs"],
  args: { id: "typed", content: null },
  parameters: inLanguages<NoteEditorProps>({ en: { content: null } }),
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Note" });
    await userEvent.click(field);
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    const bold = canvas.getByRole("button", { name: "Gras" });
    await expect(bold).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    const list = canvas.getByRole("button", { name: "Liste à puces" });
    await expect(list).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(list).toHaveAttribute("aria-pressed", "true");
    await expect(args.onContent).toHaveBeenLastCalledWith({
      type: "doc",
      content: [
        { type: "bullet_list", content: [{ type: "list_item", content: [{ type: "paragraph" }] }] },
      ],
    });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        new: <Held {...args} id="new" title="" content={null} save="idle" />,
        ...forcedIn(ofButtons, <Held {...args} />, "[role='toolbar'] button:nth-child(2)"),
        "loading the editor": <BodySkeleton />,
        "editor not loaded": <BodyError onRetry={fn()} />,
        unreadable: <Held {...args} content={{ type: "video" }} save="idle" />,
        saving: <Held {...args} save="saving" />,
        "not saved": <Held {...args} save="failed" />,
      }}
    />
  ),
};
