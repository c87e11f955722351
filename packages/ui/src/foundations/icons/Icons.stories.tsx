import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { IconCatalogue } from "./IconCatalogue.tsx";
import { OwnIcons } from "./OwnIcons.tsx";

const meta = {
  title: "Foundations/Icons",
  parameters: {
    docs: {
      description: {
        component:
          "Line icons of Lucide, curated: each is named for itself, and a use gives it its meaning. An icon takes the colour of its text and stands beside a word; where it stands alone it has a name (`IconButton`). Arrows and chevrons turn round where text runs from right to left (`flips`). What the library lacks is ours, on its grid and with its stroke: the molecule, its atoms and bonds, the still and its drop.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon of `@alambic/ui/icons`. Type a part of a name. */
export const Catalogue: Story = { render: () => <IconCatalogue /> };

/** What the product is made of. Each stands for one thing everywhere. */
export const Ours: Story = { render: () => <OwnIcons /> };

/** What is found says so, and is read aloud. */
export const Found: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => <IconCatalogue />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "arrow");
    const arrows = canvas.getAllByRole("listitem");
    for (const arrow of arrows) await expect(arrow).toHaveTextContent(/arrow/i);
    await expect(canvas.getByRole("status")).toHaveTextContent(`${arrows.length} icons`);
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "unicorn");
    await expect(canvas.getByRole("status")).toHaveTextContent("No icon is called so");
  },
};
