import type { Meta, StoryObj } from "@storybook/react-vite";
import { VoiceSheet } from "./VoiceSheet.tsx";

const meta = {
  title: "Foundations/Voice and tone",
  parameters: {
    docs: {
      description: {
        component:
          "Warm, exact, never childish; it names the gain and the next step. Texts are written in English, French and Dutch at once, each as a native speaker would put it, and come through the catalogues of `@alambic/i18n`.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven habits, each with a good and a bad wording in every language. */
export const Habits: Story = { render: () => <VoiceSheet /> };
