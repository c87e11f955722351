import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Text } from "../../primitives/text/Text.tsx";
import { documented, forcedIn, inLanguages, ofButtons, StateSheet } from "../../testing/index.ts";
import { DomainGroup } from "./DomainGroup.tsx";
import type { DomainGroupProps } from "./DomainGroup.tsx";

const meta = {
  title: "Patterns/DomainGroup",
  component: DomainGroup,
  args: {
    title: "Mathématiques",
    count: "3 capsules",
    open: true,
    onToggle: fn(),
    children: <Text>Trois capsules.</Text>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    ...inLanguages<DomainGroupProps>({
      en: { title: "Mathematics", children: <Text>Three capsules.</Text>, count: "3 capsules" },
      nl: {
        title: "Gedrags- en maatschappijwetenschappen",
        count: "3 capsules",
        children: <Text>Drie capsules.</Text>,
      },
    }),
    ...documented({
      purpose: "The capsules of one domain, folded or open.",
      useFor: "A catalogue that is too long for one look.",
      notFor: "What everyone needs to see: a heading with its list.",
      content: "The name of the domain and how many capsules it holds.",
      states: ["open", "folded"],
      otherStates: "Its capsules bring their own states.",
      accessibility: "A native disclosure: Enter and Space on the summary open and close it.",
      dos: ["Open the group that the learner came for."],
      donts: ["Don’t nest one in another."],
    }),
  },
} satisfies Meta<typeof DomainGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Toggled: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Mathématiques"));
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(false));
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        open: <DomainGroup {...args} />,
        ...forcedIn(ofButtons, <DomainGroup {...args} open={false} />),
        folded: <DomainGroup {...args} open={false} />,
      }}
    />
  ),
};
