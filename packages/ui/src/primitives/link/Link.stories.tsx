import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  documented,
  forcedIn,
  inLanguages,
  ofFields,
  StateSheet,
  useSay,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { House } from "../icon/icons.ts";
import { Text } from "../text/Text.tsx";
import { Link, linkVariants } from "./Link.tsx";
import type { LinkProps } from "./Link.tsx";

const meta = {
  title: "Primitives/Link",
  component: Link,
  args: { href: "/legal/privacy", children: "la politique de confidentialité" },
  argTypes: {
    icon: { control: false },
    variant: { control: "inline-radio", options: linkVariants },
  },
  parameters: {
    ...inLanguages<LinkProps>({ en: { children: "the privacy policy" } }),
    ...documented({
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
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const say = useSay();
    return (
      <Text>
        {say({ fr: "En continuant, tu acceptes", en: "By continuing, you accept" })}{" "}
        <Link {...args} />.
      </Text>
    );
  },
};

const linksIn = (say: Say) => ({
  inline: (
    <Text>
      {say({ fr: "Lis", en: "Read", nl: "Lees eerst" })}{" "}
      <Link href="/legal/privacy">
        {say({
          fr: "la politique de confidentialité",
          en: "the privacy policy",
          nl: "het privacybeleid",
        })}
      </Link>
      {say({ fr: " avant.", en: " first.", nl: "." })}
    </Text>
  ),
  standalone: (
    <Link href="/dashboard" variant="standalone" icon={House}>
      {say({ fr: "Tableau de bord", en: "Dashboard", nl: "Overzicht" })}
    </Link>
  ),
  quiet: (
    <Link href="/legal/terms" variant="quiet">
      {say({ fr: "Conditions", en: "Terms", nl: "Voorwaarden" })}
    </Link>
  ),
  "new tab": (
    <Link href="https://example.org" newTab>
      {say({ fr: "Le règlement", en: "The rules", nl: "Het reglement" })}
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
