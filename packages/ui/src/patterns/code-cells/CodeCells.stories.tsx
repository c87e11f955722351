import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import type { CellRun, CodeCell } from "./cells.ts";
import { CodeCells } from "./CodeCells.tsx";
import type { CodeCellsProps } from "./CodeCells.tsx";

const sum: CodeCell = {
  id: "sum",
  language: "javascript",
  source: "const prices = [3, 4, 5];\nprices.reduce((sum, price) => sum + price)",
};
const greet: CodeCell = {
  id: "greet",
  language: "python",
  source: 'for name in ["Ada", "Alan"]:\n    print(f"Hello, {name}")',
};

const printed = [{ stream: "out", text: "Hello, Ada\nHello, Alan\n" }] as const;

const runs: Readonly<Record<string, CellRun>> = {
  "under way": { kind: "running", printed, cut: false },
  "Python on its way": { kind: "loading", part: 0.4, megabytes: 6 },
  done: { kind: "done", value: "12", printed, cut: true },
  raised: {
    kind: "raised",
    printed: [...printed, { stream: "err", text: "careful\n" }],
    cut: false,
    error: { message: "ZeroDivisionError: division by zero", line: 2 },
  },
  "too long": { kind: "ended", why: "too_long", printed, cut: false },
  stopped: { kind: "ended", why: "stopped", printed: [], cut: false },
  broke: { kind: "ended", why: "broke", printed: [], cut: false },
  unavailable: { kind: "unavailable" },
};

const idOf = (name: string) => name.replaceAll(" ", "-");

/** Keeps what is written, as an app does. */
function Kept(props: CodeCellsProps) {
  const [cells, setCells] = useState(props.cells);
  return <CodeCells {...props} cells={cells} onChange={setCells} />;
}

let made = 0;

const meta = {
  title: "Patterns/CodeCells",
  component: CodeCells,
  args: {
    cells: [sum, greet],
    runs: new Map([["sum", { kind: "done", value: "12", printed: [], cut: false }]]),
    onChange: fn(),
    onRun: fn(),
    onStop: fn(),
    onStartAfresh: fn(),
    makeId: () => {
      made += 1;
      return `made-${made}`;
    },
  },
  argTypes: { cells: { control: false }, runs: { control: false } },
  render: (args) => <Kept {...args} />,
  parameters: {
    ...documented({
      purpose: "Cells of code in their order, each written, run, moved and deleted by itself.",
      useFor: "A notebook in which a learner tries code.",
      notFor:
        "Code that is scored: the `code` exercise. Code that is only read: code in a `RichText`.",
      content: "JavaScript and Python as learners write them; what is printed is shown as it is.",
      states: ["Default", "Empty"],
      otherStates: "A cell that failed is on the sheet; the others stand under “Runs”.",
      accessibility:
        "Each cell is a named region. Ctrl + Enter runs it from its editor, Tab leaves the editor. What came of a run is read once it is over, and can be read again in a region of its own. The focus stays with a cell that moves, goes to a new one, and to the way back where one was deleted.",
      dos: ["Run cells apart from the page that shows them, with limits."],
      donts: ["Don’t run a cell that nobody asked to run."],
    }),
  },
} satisfies Meta<typeof CodeCells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { cells: [], runs: new Map() } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={eachOf(["raised"], (name) => {
        const run = runs[name];
        return (
          <CodeCells
            {...args}
            cells={[greet]}
            runs={new Map(run === undefined ? [] : [[greet.id, run]])}
          />
        );
      })}
    />
  ),
};

/** What can come of a run, one cell each. */
export const Runs: Story = {
  args: {
    cells: Object.keys(runs).map((name) => ({ ...greet, id: idOf(name) })),
    runs: new Map(Object.entries(runs).map(([name, run]) => [idOf(name), run])),
  },
};

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { language: "nl", viewport: { value: "narrow" } },
  play: async ({ args, canvas }) => {
    const editors = () => canvas.getAllByRole("textbox");
    await userEvent.type(editors()[0] ?? document.body, "{Control>}{Enter}{/Control}");
    await expect(args.onRun).toHaveBeenCalledWith(sum);
    await userEvent.click(canvas.getAllByRole("button", { name: "Omlaag" })[0] ?? document.body);
    await expect(editors()[1]).toHaveValue(sum.source);
    await userEvent.click(
      canvas.getAllByRole("button", { name: "Cel verwijderen" })[1] ?? document.body,
    );
    await expect(canvas.getByRole("button", { name: "Ongedaan maken" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(editors()[1]).toHaveFocus();
  },
};
