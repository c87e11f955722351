import { loadMessages, locales } from "@alambic/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormatsSheet } from "./FormatsSheet.tsx";

const meta = {
  title: "Foundations/Numbers, dates and plurals",
  loaders: [
    async () => ({
      catalogues: await Promise.all(locales.map((locale) => loadMessages(locale, ["learning"]))),
    }),
  ],
  parameters: {
    docs: {
      description: {
        component:
          "Nothing that a language decides is written by hand: `useI18n` gives `number`, `date`, `relativeTime` and `list` beside `t`, and messages take their plurals from ICU. Figures stand for what is counted; words for what is told (“three cards”, “3 of 12”).",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the formatter makes of the same values in the three languages. */
export const ByLanguage: Story = {
  name: "By language",
  render: (_args, { loaded }) => <FormatsSheet catalogues={loaded["catalogues"]} />,
};
