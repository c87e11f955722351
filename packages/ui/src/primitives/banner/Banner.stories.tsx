import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, eachOf, inLanguages, StateSheet } from "../../testing/index.ts";
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
    ...inLanguages<BannerProps>({
      en: {
        title: "Your capsule is being prepared",
        children: "The first lessons are ready. You can leave this page; we’ll let you know.",
      },
      nl: {
        title: "Je capsule wordt voorbereid",
        children:
          "De eerste lessen zijn klaar. Je mag deze pagina verlaten, we laten het je weten.",
      },
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
            title={say({
              fr: "L’envoi n’est pas passé",
              en: "It could not be sent",
              nl: "Het verzenden is niet gelukt",
            })}
            actions={
              <Button size="small" variant="secondary">
                {say({ fr: "Réessayer", en: "Try again", nl: "Opnieuw proberen" })}
              </Button>
            }
            onDismiss={fn()}
          >
            {say({
              fr: "Ta réponse est gardée sur cet appareil.",
              en: "Your answer is kept on this device.",
              nl: "Je antwoord blijft op dit apparaat bewaard.",
            })}
          </Banner>
        ),
        short: (
          <Banner tone="warning">
            {say({ fr: "Tu es hors ligne.", en: "You are offline.", nl: "Je bent offline." })}
          </Banner>
        ),
      })}
    />
  ),
};
