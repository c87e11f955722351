import type { AtomSummary, Replacement } from "@alambic/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { documented, Held, StateSheet } from "../../testing/index.ts";
import { sampleQuality } from "../quality-card/sample.ts";
import { QualityList } from "./QualityList.tsx";

const items: readonly AtomSummary[] = [
  {
    ...sampleQuality,
    atom_id: "text",
    question: "",
    title: "Le dépôt de garantie",
    content_type: "lesson",
    open_reports: 0,
    figures: { learners: 24, right_first_percent: null, revealed_percent: null },
  },
  { ...sampleQuality, atom_id: "reported" },
  {
    ...sampleQuality,
    atom_id: "withdrawn",
    question: "Le locataire dispose de ___ pour contester le décompte annuel des charges.",
    open_reports: 0,
    withdrawn_at: "2026-11-20T08:30:00.000Z",
  },
];

const since = "2026-11-20T08:00:00.000Z";

/** The one that can be made anew, as far as that is. */
function replaced(replacement: Replacement): readonly AtomSummary[] {
  return [{ ...sampleQuality, atom_id: "reported", open_reports: 0, replacement }];
}

/** What was taken out comes last. */
function withdrawn(all: readonly AtomSummary[], atomId: string): readonly AtomSummary[] {
  const taken = all.filter((item) => item.atom_id === atomId);
  const others = all.filter((item) => item.atom_id !== atomId);
  return [...others, ...taken.map((item) => ({ ...item, withdrawn_at: "2026-11-20T08:30:00Z" }))];
}

const meta = {
  title: "Patterns/QualityList",
  component: QualityList,
  args: { items, onOpen: fn(), onWithdraw: fn(), onRestore: fn(), onReplace: fn() },
  parameters: documented({
    purpose: "The exercises of a lesson, for whoever looks after them.",
    useFor: "A capsule’s own page of exercises, one list a lesson.",
    notFor: "Learning: `LessonList` leads to the lessons. What was rejected: `RejectedList`.",
    content: "The question as it is asked; what can be done in one or two words.",
    states: ["reported and withdrawn", "being replaced", "not replaced"],
    otherStates:
      "A lesson has exercises, so it is never empty. The screen around it holds the place while it loads.",
    accessibility:
      "A list of buttons, each described by its question. What is withdrawn is said in words, not by its outline alone.",
    dos: ["Let a withdrawal be undone."],
    donts: ["Don’t ask again before each one: it can be put back."],
  }),
} satisfies Meta<typeof QualityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        "reported and withdrawn": <QualityList {...args} />,
        "being replaced": <QualityList {...args} items={replaced({ status: "pending", since })} />,
        "not replaced": (
          <QualityList
            {...args}
            items={replaced({ status: "failed", since, reason: "nothing_more" })}
          />
        ),
      }}
    />
  ),
};

export const Managed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    const [, reported, withdrawn] = canvas.getAllByRole("listitem");
    if (reported === undefined || withdrawn === undefined) throw new Error("No rows.");
    const withdraw = within(reported).getByRole("button", { name: "Retirer" });
    await expect(withdraw).toHaveAccessibleDescription(sampleQuality.question);
    await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledWith("reported");
    await userEvent.click(within(reported).getByRole("button", { name: "En créer un autre" }));
    await expect(args.onReplace).toHaveBeenCalledWith("reported");
    await userEvent.click(within(withdrawn).getByRole("button", { name: "Remettre" }));
    await expect(args.onRestore).toHaveBeenCalledWith("withdrawn");
    await expect(within(withdrawn).queryByRole("button", { name: "Retirer" })).toBeNull();
  },
};

export const BeingReplaced: Story = {
  tags: ["!dev", "!autodocs"],
  args: { items: replaced({ status: "pending", since }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Un autre est en préparation")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /En créer un autre/u }));
    await expect(args.onReplace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer" }));
    await expect(args.onWithdraw).toHaveBeenCalledWith("reported");
  },
};

export const FocusKept: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <Held initial={items}>
      {(held, onChange) => (
        <QualityList
          {...args}
          items={held}
          onWithdraw={(atomId) => onChange(withdrawn(held, atomId))}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const [, reported] = canvas.getAllByRole("listitem");
    if (reported === undefined) throw new Error("No row.");
    await userEvent.click(within(reported).getByRole("button", { name: "Retirer" }));
    const moved = canvas.getAllByRole("listitem").at(-1);
    await expect(moved).toHaveTextContent(sampleQuality.question);
    await expect(moved).toHaveFocus();
  },
};
