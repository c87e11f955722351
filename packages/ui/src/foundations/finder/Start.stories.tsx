import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { NavigationProvider } from "../../primitives/navigation/NavigationProvider.tsx";
import { ComponentFinder } from "./ComponentFinder.tsx";
import { findableFrom } from "./findable.ts";
import type { StoryMeta } from "./findable.ts";

const metas = import.meta.glob<StoryMeta>(
  "../../{primitives,patterns,exercises,embed}/**/*.stories.tsx",
  { import: "default" },
);

const meta = {
  title: "Start/Which component?",
  component: ComponentFinder,
  decorators: [
    (Story) => (
      <NavigationProvider navigate={(href) => (window.top ?? window).location.assign(href)}>
        <Story />
      </NavigationProvider>
    ),
  ],
  args: {
    components: findableFrom([
      {
        title: "Primitives/Button",
        parameters: {
          notes: {
            purpose: "Does something here and now.",
            notFor: "Going somewhere: `ButtonLink`.",
          },
        },
      },
      {
        title: "Primitives/Switch",
        parameters: {
          notes: {
            purpose: "Turns one setting on or off, at once.",
            notFor: "A choice that is sent with a form: `Checkbox`.",
          },
        },
      },
      {
        title: "Patterns/Badge",
        parameters: { notes: { purpose: "What was earned, and what can be." } },
      },
    ]),
  },
  parameters: {
    docs: {
      description: {
        component: `Everything in the kit by what you want to do, with what serves better where it does not fit. The search knows what other libraries call a thing, and its name in French and Dutch.

Install \`@alambic/ui\` and \`@alambic/i18n\` beside \`react\` and \`react-dom\`, import \`@alambic/ui/global\` once, wrap the page in \`I18nProvider\`, and import each component by its name: the page of each begins with the line. Colours follow \`data-theme\` on the root element (\`light\`, \`dark\`, \`contrast\`); every text of the kit is there in English, French and Dutch. Exercises also come as \`<alambic-exercise>\` for pages without a framework: see **Embed**.`,
      },
    },
  },
} satisfies Meta<typeof ComponentFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, read from their own pages. */
export const Components: Story = {
  tags: ["!test"],
  loaders: [
    async () => ({
      components: findableFrom(await Promise.all(Object.values(metas).map((load) => load()))),
    }),
  ],
  render: (_, { loaded }) => <ComponentFinder components={loaded["components"]} />,
};

/** What is found by a word of another language says so, and is read aloud. */
export const Found: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 components");
    await userEvent.type(canvas.getByRole("searchbox"), "schakelaar");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 component");
    await expect(canvas.getByRole("link", { name: "Switch" })).toBeVisible();
  },
};
