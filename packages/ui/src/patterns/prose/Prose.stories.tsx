import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { Prose } from "./Prose.tsx";
import type { ProseProps } from "./Prose.tsx";

const meta = {
  title: "Patterns/Prose",
  component: Prose,
  args: {
    children: (
      <>
        <p>Alambic garde ce dont tu as besoin pour apprendre, et rien de plus.</p>
        <h2>Ce que nous gardons</h2>
        <ul>
          <li>Ton nom et ton adresse.</li>
          <li>Tes réponses et tes progrès.</li>
        </ul>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    ...inLanguages<ProseProps>({
      en: {
        children: (
          <>
            <p>Alambic keeps what you need to learn, and nothing more.</p>
            <h2>What we keep</h2>
            <ul>
              <li>Your name and your address.</li>
              <li>Your answers and your progress.</li>
            </ul>
          </>
        ),
      },
    }),
    ...documented({
      purpose: "A long text to be read, such as a legal page.",
      useFor: "Legal pages, help and announcements.",
      notFor: "The texts of a lesson: `Lesson text`.",
      content: "Headings that say what the paragraph says; a summary first.",
      states: ["Default"],
      otherStates: "Its text is at hand. The page around it brings loading and errors.",
      accessibility: "Headings keep their order; the measure stays below 75 characters.",
      dos: ["Link to sections from the head of a long page."],
      donts: ["Don’t set it in columns."],
    }),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
