import { MoleculePicture } from "../../patterns/molecule-picture/MoleculePicture.tsx";
import type { MoleculeLesson } from "../../patterns/molecule-picture/molecule-lesson.ts";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { Illustration, illustrationNames } from "../../primitives/illustration/Illustration.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Logo, logoSizes } from "../../primitives/logo/Logo.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { Name } from "../parts/Name.tsx";
import { Section } from "../parts/Section.tsx";
import { Sheet } from "../parts/Sheet.tsx";

/** A capsule of which so many lessons are done, and the next is under way. */
function capsule(count: number, done: number): MoleculeLesson[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    number: index + 1,
    state: index < done ? "done" : index === done ? "current" : "locked",
    progress: index < done ? 1 : index === done ? 0.55 : 0,
  }));
}

const lessons = [
  { id: "1", number: 1, state: "done", progress: 1 },
  { id: "2", number: 2, state: "current", progress: 0.45 },
  { id: "3", number: 3, state: "open", progress: 0 },
  { id: "4", number: 4, state: "locked", progress: 0 },
  { id: "5", number: 5, state: "pending", progress: 0 },
] as const satisfies MoleculeLesson[];

const inWords = {
  done: "1: distilled. The flask is full and has a tick; the bond behind it glows.",
  current: "2: under way. The flask fills as items are learned, and wears a ring.",
  open: "3: open. It can be begun.",
  locked: "4: locked. It opens when the lesson before it is distilled.",
  pending: "5: being made. Its outline is broken.",
} as const;

const uses = {
  still: "What Alambic is",
  "working-still": "Waiting: a capsule is being made",
  flask: "What can begin: an empty list",
  drops: "What failed, and can be tried again",
  bubbles: "What is not there",
} as const;

/** The molecule, its states, the drawings and the mark. */
export function DrawingsSheet() {
  return (
    <Sheet>
      <Section
        title="A molecule grows"
        text="Atoms stand on a honeycomb; forty are as legible as three."
      >
        <Grid columns="halves" gap="large">
          {[3, 7, 12, 40].map((count) => (
            <MoleculePicture
              key={count}
              lessons={capsule(count, Math.floor(count / 2))}
              label={`${Math.floor(count / 2)} of ${count} lessons distilled`}
            />
          ))}
        </Grid>
      </Section>
      <Section
        title="An atom fills"
        text="Every state differs by its shape as well as by its colour."
      >
        <Grid columns="halves" gap="large">
          <MoleculePicture lessons={lessons} />
          <Stack as="ul" gap="small" justify="center">
            {lessons.map(({ state }) => (
              <Text key={state} as="li">
                {inWords[state]}
              </Text>
            ))}
          </Stack>
        </Grid>
      </Section>
      <Section
        title="Drawings"
        text="Still, flask, drop and bubble, in the colours of the theme. Always decoration: the words beside them say what matters."
      >
        <Grid columns="tiles" gap="large">
          {illustrationNames.map((name) => (
            <Stack key={name} gap="xsmall">
              <Illustration name={name} size="large" />
              <Name>{name}</Name>
              <Text size="small" tone="second">
                {uses[name]}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section
        title="The mark"
        text="With the name, or alone where the name stands nearby. Room around it: half its height."
      >
        <Inline gap="large">
          {logoSizes.map((size) => (
            <Logo key={size} size={size} />
          ))}
          <Logo markOnly />
        </Inline>
      </Section>
    </Sheet>
  );
}
