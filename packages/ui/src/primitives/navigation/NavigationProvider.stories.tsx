import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, inLanguages, sayIn } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { ButtonLink } from "../button-link/ButtonLink.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { NavigationProvider } from "./NavigationProvider.tsx";
import type { NavigationProviderProps } from "./NavigationProvider.tsx";

const code = `import { ButtonLink } from "@alambic/ui/ButtonLink";
import { NavigationProvider } from "@alambic/ui/NavigationProvider";
import { useLocation } from "wouter";

function App() {
  const [, navigate] = useLocation();
  return (
    <NavigationProvider navigate={navigate}>
      <ButtonLink href="/dashboard">Tableau de bord</ButtonLink>
    </NavigationProvider>
  );
}`;

const linksIn = (say: Say) => (
  <Inline gap="medium">
    <ButtonLink href="/dashboard">
      {say({ fr: "Tableau de bord", en: "Dashboard", nl: "Overzicht" })}
    </ButtonLink>
    <Link href="/library" variant="standalone">
      {say({ fr: "Bibliothèque", en: "Library", nl: "Bibliotheek" })}
    </Link>
    <Link href="https://example.org" variant="standalone" newTab>
      {say({ fr: "Le règlement", en: "The rules", nl: "Het reglement" })}
    </Link>
  </Inline>
);

const meta = {
  title: "Primitives/NavigationProvider",
  component: NavigationProvider,
  args: { navigate: fn(), children: linksIn(sayIn("fr")) },
  argTypes: { children: { control: false } },
  parameters: {
    ...inLanguages<NavigationProviderProps>({
      en: { children: linksIn(sayIn("en")) },
      nl: { children: linksIn(sayIn("nl")) },
    }),
    ...documented({
      purpose:
        "Hands your router’s navigation to every link of the kit inside it, so that a page of your own opens without being loaded anew. It draws nothing.",
      useFor: "The root of an app with a router, once.",
      notFor: "Pages without a router: leave it out, and links load pages as links do.",
      content: "Holds no words of its own.",
      accessibility:
        "Links stay links: they can be opened in a new tab, copied and read as links. Only a plain left click, or Enter, on an address of this origin is handed over; downloads, other origins and jumps within the page stay the browser’s. Moving the focus to the new page is the router’s task.",
      dos: [
        "Give it the function that your router goes to an address with.",
        "Write whole paths in `href`: they work where a link is opened in a new tab as well.",
      ],
      donts: [
        "Don’t catch clicks on links yourself.",
        "Don’t nest it, unless a part of the page goes elsewhere: the nearest one counts.",
      ],
    }),
  },
} satisfies Meta<typeof NavigationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first two are handed to your router, with their path; the third stays the browser’s. */
export const Default: Story = { parameters: { docs: { source: { code } } } };

export const Followed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Tableau de bord" }));
    await expect(args.navigate).toHaveBeenLastCalledWith("/dashboard");
    await userEvent.click(canvas.getByRole("link", { name: "Bibliothèque" }));
    await expect(args.navigate).toHaveBeenLastCalledWith("/library");
  },
};
