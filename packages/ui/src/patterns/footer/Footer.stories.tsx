import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageSelect } from "../language-select/LanguageSelect.tsx";
import { ThemeSwitch } from "../theme-switch/ThemeSwitch.tsx";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { Footer } from "./Footer.tsx";
import type { FooterProps } from "./Footer.tsx";

const meta = {
  title: "Patterns/Shell/Footer",
  component: Footer,
  args: {
    linksLabel: "Pages légales",
    links: [
      { href: "/legal/notice", label: "Mentions légales" },
      { href: "/legal/privacy", label: "Confidentialité" },
      { href: "/legal/cookies", label: "Cookies" },
      { href: "/legal/terms", label: "Conditions d’utilisation" },
      { href: "/legal/report", label: "Signaler un contenu" },
    ],
    tagline: "Un sujet, un PDF. L’essentiel, distillé.",
    settings: (
      <>
        <LanguageSelect value="fr" onChange={fn()} />
        <ThemeSwitch value="device" onChange={fn()} />
      </>
    ),
  },
  argTypes: { settings: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<FooterProps>({
      en: {
        linksLabel: "Legal pages",
        links: [
          { href: "/legal/notice", label: "Legal notice" },
          { href: "/legal/privacy", label: "Privacy" },
          { href: "/legal/cookies", label: "Cookies" },
          { href: "/legal/terms", label: "Terms of use" },
          { href: "/legal/report", label: "Report content" },
        ],
        tagline: "A topic, a PDF. The essence, distilled.",
      },
      nl: {
        linksLabel: "Juridische pagina’s",
        links: [
          { href: "/legal/notice", label: "Wettelijke vermeldingen" },
          { href: "/legal/privacy", label: "Privacy" },
          { href: "/legal/cookies", label: "Cookies" },
          { href: "/legal/terms", label: "Gebruiksvoorwaarden" },
          { href: "/legal/report", label: "Inhoud melden" },
        ],
        tagline: "Eén onderwerp, één pdf. De essentie, gedistilleerd.",
      },
    }),
    ...documented({
      purpose: "The foot of a screen: the legal pages, language and theme.",
      useFor: "The foot of every page but a lesson.",
      notFor: "The main places: `TopBar` and `TabBar`.",
      content: "Plain names of pages; languages by their own names.",
      states: ["rest"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "A content information landmark with a named navigation.",
      dos: ["Keep the order the same on every page."],
      donts: ["Don’t put an action there that stands nowhere else."],
    }),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{ rest: <Footer {...args} />, ...forcedIn(ofFields, <Footer {...args} />) }}
    />
  ),
};
