import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, inLanguages, StateSheet } from "../../testing/index.ts";
import type { MoleculeLesson } from "./molecule-lesson.ts";
import { MoleculePicture, moleculeSizes } from "./MoleculePicture.tsx";
import type { MoleculePictureProps } from "./MoleculePicture.tsx";

/** A capsule whose first lessons are done, one is under way, and the last are being made. */
function capsule(count: number, done: number): MoleculeLesson[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    number: index + 1,
    state:
      index < done ? "done" : index === done ? "current" : index > count - 2 ? "pending" : "locked",
    progress: index < done ? 1 : index === done ? 0.55 : 0,
    chapter: count === 12 ? Math.floor(index / 4) : undefined,
  }));
}

const meta = {
  title: "Patterns/MoleculePicture",
  component: MoleculePicture,
  args: { lessons: capsule(12, 3), size: "full", label: "3 leçons distillées sur 12" },
  argTypes: { size: { control: "inline-radio", options: moleculeSizes } },
  parameters: {
    ...inLanguages<MoleculePictureProps>({ en: { label: "3 of 12 lessons distilled" } }),
    ...documented({
      purpose:
        "The motif of the product: a capsule as a molecule. Lessons are atoms on a honeycomb, they fill like flasks, and a finished bond glows. Atoms of one chapter lie on a ground of one tint.",
      useFor: "Plans, cards, badges, waiting and empty places.",
      notFor: "Progress of one thing: `ProgressBar`.",
      content: "A name that counts: “3 of 12 lessons distilled”.",
      states: ["Default", "thumb"],
      otherStates: "Without lessons nothing is drawn. It loads and fails with the capsule.",
      accessibility:
        "An image with a name, or decoration where the words beside it say the same. It never stands alone: `LessonList` is its equal in words, and the only one that is operated. It is the same picture in a page from right to left: the numbers on the atoms give the order, and a molecule has no beginning of a line.",
      dos: ["Put the equal list or sentence beside it."],
      donts: ["Don’t make atoms pressable: the list is operated."],
    }),
  },
} satisfies Meta<typeof MoleculePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        ...eachOf([1, 3, 5, 9, 12, 40], (count) => (
          <MoleculePicture lessons={capsule(count, Math.floor(count / 3))} label={`${count}`} />
        )),
        ...Object.fromEntries(
          [0.1, 0.35, 0.5, 0.65, 0.9].map((progress) => [
            `level ${progress}`,
            <MoleculePicture
              key={progress}
              lessons={[{ id: "a", number: 12, state: "current", progress }]}
              label={`${progress}`}
            />,
          ]),
        ),
        thumb: <MoleculePicture lessons={capsule(9, 3)} size="thumb" />,
      }}
    />
  ),
};
