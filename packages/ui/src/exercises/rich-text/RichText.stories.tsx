import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { whenLoaded } from "../testing/steps.ts";
import { RichText } from "./RichText.tsx";
import type { RichTextProps } from "./RichText.tsx";

const meta = {
  title: "Exercises/Rich text",
  component: RichText,
  args: {
    text: [
      { text: "Le signe " },
      { text: "か", lang: "ja" },
      { text: " se lit " },
      { text: "ka", style: "strong" },
      { text: ", " },
      { text: "jamais", style: "emphasis" },
      { text: " " },
      { text: "ga", style: "code" },
      { text: ". " },
      { text: "Retiens-le.", style: "mark" },
    ],
  },
  argTypes: { text: { control: false } },
  parameters: {
    ...inLanguages<RichTextProps>({
      en: {
        text: [
          { text: "The sign " },
          { text: "か", lang: "ja" },
          { text: " is read " },
          { text: "ka", style: "strong" },
          { text: ", " },
          { text: "never", style: "emphasis" },
          { text: " " },
          { text: "ga", style: "code" },
          { text: ". " },
          { text: "Remember it.", style: "mark" },
        ],
      },
    }),
    ...documented({
      purpose:
        "The texts of exercises and lessons: runs with emphasis, formulas, or in a language of their own.",
      useFor: "Every text that an author writes.",
      notFor: "Markup: a text is never read as HTML.",
      content: "Emphasis for one word in a sentence, a language for each foreign run.",
      accessibility:
        "A run in another language carries its `lang`, so that it is read in its own voice and shown in its own font. A formula is MathML.",
      dos: ["Mark foreign words with their language."],
      donts: ["Don’t put a text together from pieces of HTML."],
    }),
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Formulas: Story = {
  args: {
    text: [
      { text: "L’aire d’un disque est " },
      { text: String.raw`\pi r^2`, notation: "tex" },
      { text: ", et son contour " },
      { text: String.raw`2\pi r`, notation: "tex" },
      { text: " : la moitié de l’un, fois " },
      { text: String.raw`\frac{r}{2}`, notation: "tex" },
      { text: ", donne l’autre." },
    ],
  },
  parameters: inLanguages<RichTextProps>({
    en: {
      text: [
        { text: "The area of a disc is " },
        { text: String.raw`\pi r^2`, notation: "tex" },
        { text: ", and its outline " },
        { text: String.raw`2\pi r`, notation: "tex" },
        { text: ": half of one, times " },
        { text: String.raw`\frac{r}{2}`, notation: "tex" },
        { text: ", gives the other." },
      ],
    },
  }),
  play: whenLoaded,
};
