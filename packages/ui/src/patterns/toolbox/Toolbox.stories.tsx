import { success } from "@alambic/domain/result";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Calculator, Languages, MessageCircle, NotebookPen } from "../../primitives/icon/icons.ts";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import {
  documented,
  Forced,
  forcedIn,
  Held,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { CalculatorPad } from "../calculator-pad/CalculatorPad.tsx";
import { Toolbox } from "./Toolbox.tsx";
import { ToolboxButton } from "./ToolboxButton.tsx";
import { ToolboxPanel } from "./ToolboxPanel.tsx";
import type { ToolboxProps, ToolboxView } from "./Toolbox.tsx";

const initial: ToolboxView = { kind: "tools" };

const meta = {
  title: "Patterns/Shell/Toolbox",
  component: Toolbox,
  subcomponents: { ToolboxButton, ToolboxPanel },
  args: {
    tools: [
      { id: "notes", name: "Carnet", text: "Tes notes, à côté de la leçon", icon: NotebookPen },
      { id: "letters", name: "Alphabets", text: "Lire et tracer les signes", icon: Languages },
      { id: "calculator", name: "Calculatrice", text: "Scientifique", icon: Calculator },
      { id: "feedback", name: "Ton avis", text: "Ce qui va, ce qui manque", icon: MessageCircle },
    ],
    view: initial,
    onView: fn(),
    children: <CalculatorPad evaluate={() => Promise.resolve(success(14))} />,
  },
  argTypes: { tools: { control: false }, view: { control: false }, children: { control: false } },
  render: (args) => (
    <div style={{ minBlockSize: "calc(100vh - 2rem)" }}>
      <Skeleton shape="card" />
      <Held initial={args.view}>
        {(view, onView) => <Toolbox {...args} view={view} onView={onView} />}
      </Held>
    </div>
  ),
  parameters: {
    ...inLanguages<ToolboxProps>({
      en: {
        tools: [
          {
            id: "notes",
            name: "Notebook",
            text: "Your notes, beside the lesson",
            icon: NotebookPen,
          },
          { id: "letters", name: "Scripts", text: "Read and draw the signs", icon: Languages },
          { id: "calculator", name: "Calculator", text: "Scientific", icon: Calculator },
          {
            id: "feedback",
            name: "Your feedback",
            text: "What works, what is missing",
            icon: MessageCircle,
          },
        ],
      },
    }),
    ...documented(
      {
        purpose:
          "The tools beside any screen: a floating button and a panel that leaves the page free, and half of a phone.",
        useFor: "The shell of a signed-in member.",
        notFor: "Something to be dealt with before going on: `Dialog`.",
        content: "A tool is named by what it is, and its line says what it is for.",
        states: ["rest", "Default", "One Tool"],
        otherStates: "Each tool brings its own states.",
        accessibility:
          "A disclosure: the button says whether the panel is open. The panel is a named section that takes the focus, lets Tab leave it, closes on Escape and gives the focus back. On a phone it covers half of the window, or nearly all: as `DockedDrawer` does.",
        dos: ["Keep what was begun in a tool when the panel closes."],
        donts: ["Don’t put navigation into it."],
      },
      { frame: 680 },
    ),
  },
} satisfies Meta<typeof Toolbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneTool: Story = { args: { view: { kind: "tool", id: "calculator" } } };

export const Phone: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  args: { view: { kind: "closed" } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Boîte à outils" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Boîte à outils" })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Carnet/u })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const closed = (
      <div style={{ contain: "layout", minBlockSize: "9rem" }}>
        <Toolbox {...args} view={{ kind: "closed" }} />
      </div>
    );
    return (
      <StateSheet
        layout="rows"
        states={{
          rest: closed,
          ...forcedIn(ofButtons, closed),
          "tools under the pointer, in focus, pressed, at rest": (
            <Forced state="hover" target="li:nth-child(1) button">
              <Forced state="focus" target="li:nth-child(2) button">
                <Forced state="pressed" target="li:nth-child(3) button">
                  <div style={{ contain: "layout", minBlockSize: "40rem" }}>
                    <Toolbox {...args} view={{ kind: "tools" }} />
                  </div>
                </Forced>
              </Forced>
            </Forced>
          ),
        }}
      />
    );
  },
};
