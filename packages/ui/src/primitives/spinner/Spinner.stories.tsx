import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet, useSay } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Card, cardTones } from "../card/Card.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text, textSizes } from "../text/Text.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Primitives/Spinner",
  component: Spinner,
  parameters: documented({
    purpose:
      "A ring that turns while something is under way, as high as the words beside it and in their colour.",
    useFor: "A short wait that stands in a line of words, such as sending a message.",
    notFor:
      "A button: `Button` draws its own while it is `pending`. Content on its way: `Skeleton`. A wait whose length is known: `ProgressBar`.",
    content: "Holds no words. Those beside it say what is under way: “Saving…”.",
    accessibility:
      "Decoration, hidden from screen readers: the words beside it tell. Put them into a live region where they come later. It stands still for who asked for less motion.",
    dos: [
      "Let it come after half a second: what is quicker needs none.",
      "Put it before the words, with the gap of an icon.",
    ],
    donts: [
      "Don’t show it alone: without words it says nothing.",
      "Don’t show two on a screen: say once what is awaited.",
    ],
  }),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default() {
    const say = useSay();
    return (
      <Inline gap="xsmall" wrap={false}>
        <Spinner />
        <Text>{say({ fr: "Enregistrement…", en: "Saving…" })}</Text>
      </Inline>
    );
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={(say) => ({
        ...eachOf(textSizes, (size) => (
          <Text as="div" size={size}>
            <Inline gap="xsmall" wrap={false}>
              <Spinner />
              {say({ fr: "Enregistrement…", en: "Saving…", nl: "Bezig met opslaan…" })}
            </Inline>
          </Text>
        )),
        ...eachOf(cardTones, (tone) => (
          <Card tone={tone} padding="small">
            <Inline gap="xsmall" wrap={false}>
              <Spinner />
              {say({
                fr: "Envoi de ta réponse…",
                en: "Sending your answer…",
                nl: "Je antwoord wordt verzonden…",
              })}
            </Inline>
          </Card>
        )),
        "in a button": (
          <Button pending>{say({ fr: "Distiller", en: "Distil", nl: "Distilleren" })}</Button>
        ),
      })}
    />
  ),
};
