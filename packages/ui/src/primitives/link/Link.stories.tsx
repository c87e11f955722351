import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, forcedIn, ofFields, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { House } from "../icon/icons.ts";
import { Text } from "../text/Text.tsx";
import { Link, linkVariants } from "./Link.tsx";

const meta = {
  title: "Primitives/Link",
  component: Link,
  args: { href: "/legal/privacy", children: "la politique de confidentialité" },
  argTypes: {
    icon: { control: false },
    variant: { control: "inline-radio", options: linkVariants },
  },
  parameters: documented({
    purpose:
      "Goes somewhere. Inside a `NavigationProvider` a plain left click on an address of this origin goes there without loading the page; every other click stays the browser's.",
    useFor: "Places inside sentences, lists and footers.",
    notFor: "Actions: use `Button`. The one main step of a screen: use `ButtonLink`.",
    content: "The words of the link say where it goes, out of their context too.",
    accessibility:
      "Links in sentences are underlined, so that colour alone does not mark them. A link to a new tab says so. `current` marks where the learner is.",
    dos: ["Name the page that it leads to."],
    donts: ["Don’t write “click here” or a bare address."],
  }),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      En continuant, tu acceptes <Link {...args} />.
    </Text>
  ),
};

const linksIn = (say: Say) => ({
  inline: (
    <Text>
      {say("Lis", "Lees eerst")}{" "}
      <Link href="/legal/privacy">
        {say("la politique de confidentialité", "het privacybeleid")}
      </Link>
      {say(" avant.", ".")}
    </Text>
  ),
  standalone: (
    <Link href="/dashboard" variant="standalone" icon={House}>
      {say("Tableau de bord", "Overzicht")}
    </Link>
  ),
  quiet: (
    <Link href="/legal/terms" variant="quiet">
      {say("Conditions", "Voorwaarden")}
    </Link>
  ),
  "new tab": (
    <Link href="https://example.org" newTab>
      {say("Le règlement", "Het reglement")}
    </Link>
  ),
});

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) =>
        Object.fromEntries(
          Object.entries(linksIn(say)).map(([name, link]) => [
            name,
            <StateSheet key={name} states={{ rest: link, ...forcedIn(ofFields, link) }} />,
          ]),
        )
      }
    />
  ),
};
