import { billingPeriods } from "@alambic/domain/plans";
import type { BillingPeriod } from "@alambic/domain/plans";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, forcedIn, Held, ofButtons, StateSheet } from "../../testing/index.ts";
import { BillingPeriodSelector } from "./BillingPeriodSelector.tsx";

const initial: BillingPeriod = "monthly";

const meta = {
  title: "Patterns/BillingPeriodSelector",
  component: BillingPeriodSelector,
  args: { value: initial, onChange: fn(), savings: { quarterly: 0.03, yearly: 0.31 } },
  argTypes: { savings: { control: "object" } },
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => (
        <BillingPeriodSelector
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            onChange(next);
          }}
        />
      )}
    </Held>
  ),
  parameters: documented({
    purpose: "Switches the prices of the plans between paying by the month, by quarter, by year.",
    useFor: "Above `PlanCards` and `PlanComparison`.",
    notFor: "Other choices of few: `RadioGroup`.",
    content: "A saving is a share of the price that is really paid, never of an invented one.",
    states: ["Default"],
    otherStates:
      "One of its periods is always chosen. Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
    accessibility: "Native radio buttons in a named group: Tab reaches it, arrow keys choose.",
    dos: ["Say what is saved as a figure, beside the period that saves it."],
    donts: ["Don’t choose the dearest period for the learner."],
  }),
} satisfies Meta<typeof BillingPeriodSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("yearly");
    await expect(canvas.getByRole("radio", { name: /Annuel/u })).toBeChecked();
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        ...eachOf(billingPeriods, (value) => <BillingPeriodSelector {...args} value={value} />),
        ...forcedIn(ofButtons, <BillingPeriodSelector {...args} />, "input:not(:checked)"),
      }}
    />
  ),
};
