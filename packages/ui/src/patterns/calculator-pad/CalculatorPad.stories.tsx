import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure, success } from "@alambic/domain/result";
import { useState } from "react";
import type { ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, Forced, framed, ofButtons, StateSheet } from "../../testing/index.ts";
import type { Calculation } from "./CalculationHistory.tsx";
import { CalculatorPad } from "./CalculatorPad.tsx";
import type { CalculatorPadProps } from "./CalculatorPad.tsx";

/** What the pad is told here of each expression; the app has a reader for that. */
const told: Readonly<Record<string, ReturnType<CalculatorPadProps["evaluate"]>>> = {
  "2+3×√(16)": Promise.resolve(success(14)),
  "2+3": Promise.resolve(success(5)),
  "1/0": Promise.resolve(failure("not_finite")),
  "9**9**9": Promise.resolve(failure("not_finite")),
  "123456789×987654321": Promise.resolve(success(123_456_789 * 987_654_321)),
  "1.125×2": Promise.resolve(success(2250)),
  "1": Promise.resolve(failure("too_slow")),
};

const evaluate: CalculatorPadProps["evaluate"] = (expression) =>
  told[expression] ??
  Promise.resolve(failure(expression.length > 500 ? "too_long" : "invalid_expression"));

const meta = {
  title: "Patterns/CalculatorPad",
  component: CalculatorPad,
  args: {
    evaluate,
    history: [],
    onCalculated: fn(),
    onForget: fn(),
  },
  argTypes: { history: { control: false } },
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
    otherStates: "What takes too long, or is too long, is refused in words.",
    accessibility:
      "The display is a text field: everything can be typed, Enter evaluates, and the result or what is wrong is announced as its output. Each key has a name that is read as it is said. What was calculated before is a list of buttons that write it again.",
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
    await expect(canvas.getByText("= 14")).toBeVisible();
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
    await expect(canvas.getByText("Result is not finite")).toBeVisible();
  },
};

export const Remembered: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { language: "nl", viewport: { value: "narrow" } },
  render: function Remembered(args) {
    const [history, setHistory] = useState<readonly Calculation[]>([]);
    return (
      <CalculatorPad
        {...args}
        history={history}
        onCalculated={(calculation) => setHistory((before) => [calculation, ...before])}
        onForget={() => setHistory([])}
      />
    );
  },
  play: async ({ canvas }) => {
    const display = canvas.getByRole("textbox", { name: "Berekening" });
    await userEvent.type(display, "2+3{Enter}");
    await userEvent.clear(await canvas.findByDisplayValue("2+3"));
    await userEvent.type(display, "9**9**9{Enter}");
    await expect(display).toHaveAccessibleDescription("Het resultaat is niet eindig");
    await userEvent.click(canvas.getByRole("button", { name: /2\+3 = 5$/u }));
    await expect(display).toHaveValue("2+3");
    await expect(display).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Geschiedenis wissen" }));
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(display).toHaveFocus();
    await expect(canvas.getByText("Geschiedenis gewist")).toBeInTheDocument();
  },
};

export const TooMuch: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const display = canvas.getByRole("textbox", { name: "Calcul" });
    await userEvent.click(display);
    await userEvent.paste("9".repeat(10_000));
    await userEvent.keyboard("{Enter}");
    await expect(display).toHaveAccessibleDescription(/trop long.*500 signes au plus/u);
    await userEvent.clear(display);
    await userEvent.type(display, "1{Enter}");
    await expect(display).toHaveAccessibleDescription(/trop de temps/u);
  },
};

export const Large: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { language: "nl", viewport: { value: "narrow" } },
  args: {
    history: [
      { expression: "1+".repeat(60) + "1", value: 61 },
      { expression: "170!", value: 7.257415615307994e306 },
    ],
  },
  play: async ({ canvas }) => {
    const display = canvas.getByRole("textbox", { name: "Berekening" });
    await userEvent.type(display, "1.125×2{Enter}");
    await expect(canvas.getByText("1.125 is gelezen als 1125.")).toBeVisible();
    await userEvent.clear(display);
    await userEvent.type(display, "123456789×987654321{Enter}");
    const said = "1,21932631113 maal 10 tot de macht 17";
    await expect(canvas.getByRole("img", { name: said })).toHaveTextContent(
      "1,21932631113 × 10^17",
    );
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
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
  render: (args) => (
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
            <CalculatorPad {...args} />,
          ),
        ),
        "focus in the display": (
          <Forced state="focus" target="input">
            <CalculatorPad {...args} />
          </Forced>
        ),
      }}
    />
  ),
};
