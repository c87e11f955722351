import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { documented, eachOf, Forced, framed, ofButtons, StateSheet } from "../../testing/index.ts";
import { CalculatorPad } from "./CalculatorPad.tsx";

const meta = {
  title: "Patterns/CalculatorPad",
  component: CalculatorPad,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  parameters: documented({
    purpose: "A scientific calculator with the usual precedence, in degrees or radians.",
    useFor: "The toolbox, beside any lesson.",
    notFor: "An answer that is scored: `Numeric`.",
    content: "Signs as the learner’s language writes them: a comma in French and Dutch.",
    states: ["Default", "Pressed", "Refused"],
    otherStates: "It works without a network.",
    accessibility:
      "The display is a text field: everything can be typed, Enter evaluates, and the result or what is wrong is announced as its output. Each key has a name that is read as it is said.",
    dos: ["Keep the last result in sight."],
    donts: ["Don’t open it above an exercise that trains mental arithmetic."],
  }),
} satisfies Meta<typeof CalculatorPad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  parameters: framed(600),
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    for (const name of ["2", "plus", "3", "fois", "racine carrée", "1", "6"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
    }
    await userEvent.click(canvas.getByRole("button", { name: "parenthèse fermante" }));
    await userEvent.click(canvas.getByRole("button", { name: "Égale" }));
    await expect(canvas.getByRole("textbox", { name: "Calcul" })).toHaveValue("2+3×√(16)");
    await expect(canvas.getByRole("status")).toHaveTextContent("= 14");
  },
};

export const Refused: Story = {
  parameters: framed(600),
  globals: { language: "en" },
  play: async ({ canvas }) => {
    const display = canvas.getByRole("textbox", { name: "Expression" });
    await userEvent.type(display, "1 +{Enter}");
    await expect(display).toHaveAccessibleDescription("Invalid expression");
    await userEvent.clear(display);
    await userEvent.type(display, "1/0{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Result is not finite");
  },
};

export const Edited: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const display = canvas.getByRole<HTMLInputElement>("textbox", { name: "Calcul" });
    await userEvent.type(display, "12+3");
    display.setSelectionRange(1, 2);
    await userEvent.click(canvas.getByRole("button", { name: "7" }));
    await expect(display).toHaveValue("17+3");
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le dernier signe" }));
    await expect(display).toHaveValue("1+3");
    await userEvent.click(canvas.getByRole("button", { name: /Effacer tout/u }));
    await expect(display).toHaveValue("");
  },
};

/** A key of each kind: a function, a digit, a sign, and what evaluates. */
const keyOfEachKind = [2, 13, 20].map((at) => `[role="group"] > button:nth-child(${at})`);

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        ...eachOf(ofButtons, (state) =>
          [...keyOfEachKind, "[type='submit']"].reduce<ReactNode>(
            (pad, target) => (
              <Forced state={state} target={target}>
                {pad}
              </Forced>
            ),
            <CalculatorPad />,
          ),
        ),
        "focus in the display": (
          <Forced state="focus" target="input">
            <CalculatorPad />
          </Forced>
        ),
      }}
    />
  ),
};
