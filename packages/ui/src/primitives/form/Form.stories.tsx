import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = {
  title: "Primitives/Form",
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Sujet ou compétence" value="" onChange={fn()} />
        <Button type="submit">Classer le sujet</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: documented({
    purpose: "Fields that are sent together, in one column.",
    notFor: "A single search: `SearchField` stands alone.",
    accessibility:
      "A native form. It does not validate by itself: errors stand at their fields and in an `ErrorSummary`.",
  }),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Les fractions{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
