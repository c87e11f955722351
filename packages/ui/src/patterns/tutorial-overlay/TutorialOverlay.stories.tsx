import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { documented, inLanguages, useSay } from "../../testing/index.ts";
import { TutorialOverlay } from "./TutorialOverlay.tsx";
import type { TutorialOverlayProps } from "./TutorialOverlay.tsx";

const meta = {
  title: "Patterns/TutorialOverlay",
  component: TutorialOverlay,
  args: {
    steps: [
      {
        id: "welcome",
        title: "Bienvenue dans ton atelier",
        text: "Ici, un sujet devient une capsule, goutte à goutte. Je te montre les lieux ?",
      },
      {
        id: "header",
        title: "Où tu en es",
        text: "Ta série, tes minutes et tes capsules se lisent ici, d’un coup d’œil.",
        target: "#tour-header",
      },
      {
        id: "create",
        title: "Crée ta première capsule",
        text: "Une phrase suffit : le reste se distille tout seul.",
        target: "#tour-create",
      },
    ],
    index: 1,
    onStep: fn(),
    onSkip: fn(),
    onFinish: fn(),
  },
  argTypes: { steps: { control: false } },
  parameters: {
    ...inLanguages<TutorialOverlayProps>({
      en: {
        steps: [
          {
            id: "welcome",
            title: "Welcome to your workshop",
            text: "Here a topic becomes a capsule, drop by drop. Shall I show you around?",
          },
          {
            id: "header",
            title: "Where you are",
            text: "Your streak, your minutes and your capsules can be read here at a glance.",
            target: "#tour-header",
          },
          {
            id: "create",
            title: "Create your first capsule",
            text: "One sentence is enough: the rest distils itself.",
            target: "#tour-create",
          },
        ],
      },
    }),
    ...documented(
      {
        purpose: "A tour of the screen: one thing is lit, and a card says what it is for.",
        useFor: "A member’s first visit, after `TutorialPrompt`.",
        notFor: "Help with one field: its hint. News: `NoticeRegion`.",
        content: "One thing a step, one or two sentences. The title names the gain.",
        states: ["First Step", "Default", "Narrow"],
        otherStates:
          "A step whose target is not on the screen stands in the middle until it comes. It loads nothing.",
        accessibility:
          "A native dialog named by the step and described by its text. Each step takes the focus to its title, so that it is read; Escape skips, and the focus returns to where it was. What the step is about stays in the order of the keyboard and can be used; all else is inert. It is scrolled into view without motion.",
        dos: ["End with something that the learner can do at once."],
        donts: ["Don’t show it again after it was skipped."],
      },
      { frame: 600 },
    ),
  },
  render: (args) => (
    <>
      <Screen />
      <TutorialOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof TutorialOverlay>;

function Screen() {
  const say = useSay();
  return (
    <Stack gap="large">
      <div id="tour-header">
        <Heading level={1}>{say({ fr: "Bonsoir Lina", en: "Good evening Lina" })}</Heading>
        <Text>
          {say({
            fr: "12 jours de suite, 412 minutes d’étude",
            en: "12 days in a row, 412 minutes of study",
          })}
        </Text>
      </div>
      <Card>
        <Text>{say({ fr: "Tes capsules", en: "Your capsules" })}</Text>
      </Card>
      <Inline justify="end">
        <div id="tour-create" style={{ overflowWrap: "anywhere" }}>
          <Button>{say({ fr: "Créer une capsule", en: "Create a capsule" })}</Button>
        </div>
      </Inline>
    </Stack>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = { args: { index: 0 } };

export const Narrow: Story = {
  args: { index: 2 },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

function Tour(args: TutorialOverlayProps) {
  const [index, setIndex] = useState<number | null>(null);
  const leave = (then: () => void) => () => {
    setIndex(null);
    then();
  };
  return (
    <>
      <Button onPress={() => setIndex(0)}>Visite</Button>
      <Screen />
      {index === null ? null : (
        <TutorialOverlay
          {...args}
          index={index}
          onStep={setIndex}
          onSkip={leave(args.onSkip)}
          onFinish={leave(args.onFinish)}
        />
      )}
    </>
  );
}

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <Tour {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Visite" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const title = (name: string) => screen.getByRole("heading", { name });
    await waitFor(() => expect(title("Bienvenue dans ton atelier")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(title("Où tu en es")).toHaveFocus();
    await expect(screen.getByText("Étape 2 sur 3")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Terminer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
