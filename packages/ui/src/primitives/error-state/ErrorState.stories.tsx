import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { ErrorState } from "./ErrorState.tsx";
import type { ErrorStateProps } from "./ErrorState.tsx";

const meta = {
  title: "Primitives/ErrorState",
  component: ErrorState,
  args: {
    children: "La bibliothèque ne répond pas. Vérifie ta connexion, puis réessaie.",
    onRetry: fn(),
  },
  parameters: {
    ...inLanguages<ErrorStateProps>({
      en: { children: "The library does not answer. Check your connection, then try again." },
      nl: {
        children:
          "De bibliotheek antwoordt niet. Controleer je verbinding en probeer het daarna opnieuw.",
      },
    }),
    ...documented({
      purpose:
        "Where something should be and could not be had: what happened, why, and the way on.",
      useFor: "A list, a card or a screen whose data did not come.",
      notFor:
        "Nothing there yet: `EmptyState`. A failure beside content that still serves: `Banner`.",
      content: "What could not be had, whether anything was lost, and what to try.",
      accessibility:
        "An alert: read when it comes. The button tries again and keeps its focus while it does.",
      dos: ["Let it be tried again in place."],
      donts: ["Don’t send the learner to the start page."],
    }),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "can be tried again": <ErrorState {...args} />,
        trying: <ErrorState {...args} retrying />,
        "with a name": (
          <ErrorState
            {...args}
            title={say({
              fr: "La bibliothèque est fermée",
              en: "The library is closed",
              nl: "De bibliotheek is gesloten",
            })}
          />
        ),
        "nothing to try": (
          <ErrorState>
            {say({
              fr: "Ce lien ne mène plus nulle part.",
              en: "This link no longer leads anywhere.",
              nl: "Deze link leidt nergens meer naartoe.",
            })}
          </ErrorState>
        ),
      })}
    />
  ),
};
