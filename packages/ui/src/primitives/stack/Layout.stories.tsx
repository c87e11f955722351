import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { gapNames } from "../../tokens/index.ts";
import { Card } from "../card/Card.tsx";
import { Container } from "../container/Container.tsx";
import { Grid, gridColumns } from "../grid/Grid.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Page } from "../page/Page.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Stack } from "./Stack.tsx";
import type { StackProps } from "./Stack.tsx";

const meta = {
  title: "Primitives/Layout",
  component: Stack,
  subcomponents: { Inline, Grid, Container, Page, VisuallyHidden },
  argTypes: { gap: { control: "select", options: gapNames } },
  parameters: documented({
    purpose:
      "`Page` and `Container` give a screen its column, `Stack` sets children below each other, `Inline` beside each other, `Grid` in columns. Gaps are named, never numbers.",
    useFor: "Every screen and every component that sets things below or beside each other.",
    notFor: "A box with a ground: `Card`.",
    content: "Holds no words of its own.",
    accessibility:
      "`as` keeps the meaning: a list of cards is a `ul` of `li`. Order in the page is order on the screen. All of it reflows at 320 px and 400 % zoom.",
    dos: ["Let the layout own the gaps."],
    donts: ["Don’t use order or columns to change what is read first."],
  }),
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} padding="small">
      <Text>{name}</Text>
    </Card>
  ));

const boxes = {
  args: { children: boxesOf(["Verse", "Distille", "Retiens"]) },
  parameters: inLanguages<StackProps>({
    en: { children: boxesOf(["Pour", "Distil", "Remember"]) },
    nl: { children: boxesOf(["Schenk in", "Distilleer", "Onthoud"]) },
  }),
} satisfies Story;

export const Default: Story = boxes;

export const States: Story = {
  ...boxes,
  tags: ["!dev", "!autodocs"],
  render: ({ children }) => (
    <Stack gap="large">
      {gapNames.map((gap) => (
        <Inline key={gap} gap={gap}>
          <Text tone="second">{gap}</Text>
          {children}
        </Inline>
      ))}
      {gridColumns.map((columns) => (
        <Stack key={columns} gap="small">
          <Heading level={3} size="body">
            {columns}
          </Heading>
          <Grid columns={columns}>{children}</Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
