import { expect, test } from "vitest";
import { promisedStates, shownStates } from "./story-states.ts";

const source = `
const meta = {
  title: "Patterns/Thing",
  parameters: documented({ purpose: "Is a thing.", states: ["empty", "far too late", "By Hand"] }),
};
export const Default: Story = {};
export const ByHand: Story = {};
export const States: Story = {
  render: (args) => (
    <>
      <StateSheet states={{ empty: <Thing {...args} content={{ kind: "ready" }} />, ...others }} />
      <StateSheet states={(say) => ({ "far too late": <Thing title={say("Tard", "Laat")} /> })} />
      <StateSheet
        states={(say) => {
          const title = say("Tôt", "Vroeg");
          return { early: <Thing title={title} /> };
        }}
      />
    </>
  ),
};
`;

test("reads what the notes promise", () => {
  expect(promisedStates(source)).toEqual(["empty", "far too late", "By Hand"]);
});

test("reads the names of stories and of sheets, and nothing that is drawn", () => {
  expect(shownStates(source)).toEqual([
    "Default",
    "By Hand",
    "States",
    "empty",
    "far too late",
    "early",
  ]);
});
