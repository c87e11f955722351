import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { Picture } from "./Picture.tsx";
import { PictureProvider } from "./PictureProvider.tsx";
import type { PictureProviderProps } from "./PictureProvider.tsx";

const code = `import { ExercisePlayer } from "@alambic/ui/ExercisePlayer";
import { PictureProvider } from "@alambic/ui/PictureProvider";

<PictureProvider baseUrl="https://cdn.example.org/alambic/pictures/">
  <ExercisePlayer atom={atom} language="fr" onAnswer={save} onContinue={goOn} />
</PictureProvider>;`;

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect x="6" y="15" width="24" height="17" rx="2" fill="#ffb48a"/><path d="M3 17 18 4l15 13" fill="none" stroke="#5c2a72" stroke-width="3" stroke-linejoin="round"/><rect x="15" y="21" width="6" height="11" fill="#b556c8"/></svg>',
);

const meta = {
  title: "Exercises/Picture provider",
  component: PictureProvider,
  args: {
    baseUrl: `data:image/svg+xml,${drawing}#`,
    children: <Picture picture={{ name: "house", alt: "Une maison" }} />,
  },
  argTypes: { baseUrl: { control: false }, children: { control: false } },
  parameters: {
    ...inLanguages<PictureProviderProps>({
      en: { children: <Picture picture={{ name: "house", alt: "A house" }} /> },
      nl: {
        children: <Picture picture={{ name: "house", alt: "Een huis" }} />,
      },
    }),
    ...documented({
      purpose:
        "Says where the pictures of exercises come from: an exercise names a picture, and its address is the base, the name and “.svg”. It draws nothing.",
      useFor: "Players on a page that is not served beside the pictures, such as your own site.",
      notFor:
        "The app itself, which serves them under `/pictures/`. An embedded `Exercise`: it takes the address as `pictures`.",
      content: "Holds no words. Each picture brings its own, in the language of its exercise.",
      accessibility:
        "Where a picture does not arrive, its words stand in its place, so that the exercise can still be done.",
      dos: [
        "End the address with a slash.",
        "Allow the address in the page’s policy: `img-src` has to name it.",
      ],
      donts: [
        "Don’t rename the files: exercises know them by name.",
        "Don’t point it at a folder of photographs: the set is of square drawings.",
      ],
    }),
  },
} satisfies Meta<typeof PictureProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { docs: { source: { code } } } };

/** What stands there when the address is wrong: the words of the picture. */
export const NotThere: Story = { args: { baseUrl: "data:image/svg+xml,nothing#" } };
