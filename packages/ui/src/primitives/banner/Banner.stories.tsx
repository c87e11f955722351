import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, eachOf, inDutch, StateSheet } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Banner, bannerAnnouncements, bannerTones } from "./Banner.tsx";
import type { BannerProps } from "./Banner.tsx";

const meta = {
  title: "Primitives/Banner",
  component: Banner,
  args: {
    tone: "info",
    title: "Ta capsule se prépare",
    children: "Les premières leçons sont prêtes. Tu peux quitter cette page, nous te préviendrons.",
  },
  argTypes: {
    tone: { control: "select", options: bannerTones },
    announcement: { control: "inline-radio", options: bannerAnnouncements },
  },
  parameters: {
    ...inDutch<BannerProps>({
      title: "Je capsule wordt voorbereid",
      children: "De eerste lessen zijn klaar. Je mag deze pagina verlaten, we laten het je weten.",
    }),
    ...documented({
      purpose: "A message that stays in the page: what happened, why, and what to do.",
      useFor: "States and failures beside the content that they concern.",
      notFor:
        "A passing confirmation: `NoticeRegion`. What is wrong with one field: the field's `error`.",
      content:
        "What happened, then what to do; a heading only where the text is longer than a line.",
      accessibility:
        "Its tone is said in words before the message. One that comes later says with `announcement` how urgent it is.",
      dos: ["Offer the step that helps as a button or a link."],
      donts: ["Don’t stack several: put them in one."],
    }),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(bannerTones, (tone) => <Banner {...args} tone={tone} />),
        "with actions": (
          <Banner
            tone="wrong"
            title={say("L’envoi n’est pas passé", "Het verzenden is niet gelukt")}
            actions={
              <Button size="small" variant="secondary">
                {say("Réessayer", "Opnieuw proberen")}
              </Button>
            }
            onDismiss={fn()}
          >
            {say(
              "Ta réponse est gardée sur cet appareil.",
              "Je antwoord blijft op dit apparaat bewaard.",
            )}
          </Banner>
        ),
        short: <Banner tone="warning">{say("Tu es hors ligne.", "Je bent offline.")}</Banner>,
      })}
    />
  ),
};
