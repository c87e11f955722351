import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { Heading, headingSizes, headingTones } from "./Heading.tsx";
import type { HeadingProps } from "./Heading.tsx";

const meta = {
  title: "Primitives/Heading",
  component: Heading,
  args: { level: 1, children: "Bonsoir Lina, il reste une goutte à distiller." },
  argTypes: {
    size: { control: "select", options: headingSizes },
    tone: { control: "select", options: headingTones },
  },
  parameters: {
    ...inLanguages<HeadingProps>({
      en: { children: "Good evening Lina, one drop is left to distil." },
    }),
    ...documented({
      purpose:
        "A heading that speaks, in Fraunces. `level` is its place in the outline, `size` how loud it is.",
      useFor: "Every title of a page, a section, a card.",
      notFor: "Emphasis in a text: a strong word.",
      content: "Says what follows, in at most eight words, without a full stop.",
      accessibility:
        "Levels never skip: the size is chosen apart from the level, so that neither has to lie. `focusable` lets a screen move focus to its heading.",
      dos: ["Give each page one heading of the first level."],
      donts: ["Don’t choose a level for its size."],
    }),
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) =>
        Object.fromEntries(
          headingSizes.map((size) => [
            size,
            <Heading key={size} level={2} size={size}>
              {say({
                fr: "Un sujet, un PDF. L’essentiel, distillé.",
                en: "A topic, a PDF. The essence, distilled.",
                nl: "Eén onderwerp, één pdf. Het wezenlijke, gedistilleerd.",
              })}
            </Heading>,
          ]),
        )
      }
    />
  ),
};
