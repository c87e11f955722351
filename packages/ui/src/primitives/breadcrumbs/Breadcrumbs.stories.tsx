import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import type { BreadcrumbsProps } from "./Breadcrumbs.tsx";

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Tableau de bord", href: "/dashboard" },
      { label: "Bibliothèque", href: "/library" },
      { label: "Japonais pour débuter", href: "/capsule/languages/foreign/1/plan" },
      { label: "La famille du K", href: "/capsule/1/granule/1/molecule/4" },
    ],
  },
  parameters: {
    ...inLanguages<BreadcrumbsProps>({
      en: {
        items: [
          { label: "Dashboard", href: "/dashboard" },
          { label: "Library", href: "/library" },
          { label: "Japanese for beginners", href: "/capsule/languages/foreign/1/plan" },
          { label: "The K family", href: "/capsule/1/granule/1/molecule/4" },
        ],
      },
      nl: {
        items: [
          { label: "Overzicht", href: "/dashboard" },
          { label: "Bibliotheek", href: "/library" },
          { label: "Japans voor beginners", href: "/capsule/languages/foreign/1/plan" },
          { label: "De tekens van de K-familie", href: "/capsule/1/granule/1/molecule/4" },
        ],
      },
    }),
    ...documented({
      purpose: "Where this page stands. A phone shows the last step back and the place itself.",
      useFor: "Pages two levels deep and more.",
      notFor: "Steps of a task: say “2 of 4” in words.",
      content: "The names of the pages, unshortened.",
      accessibility:
        "A named navigation with a list; the last entry is the current page and no link.",
      dos: ["Start at the place that the top bar has."],
      donts: ["Don’t use it as the only navigation."],
    }),
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        long: <Breadcrumbs {...args} />,
        ...forcedIn(ofFields, <Breadcrumbs {...args} />, "li:nth-last-child(2) a"),
        short: <Breadcrumbs items={args.items.slice(-2)} />,
        "a long name": (
          <Breadcrumbs
            items={[
              ...args.items.slice(0, 2),
              {
                label: "Arbeidsongeschiktheidsverzekeringsmaatschappijen voor beginners",
                href: "/",
              },
            ]}
          />
        ),
      }}
    />
  ),
};
