import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { Table } from "./Table.tsx";

const meta = {
  title: "Primitives/Table",
  component: Table,
  args: {
    caption: "Ce que chaque formule apporte",
    columns: [
      { id: "feature", label: "Avantage" },
      { id: "free", label: "Gratuit" },
      { id: "premium", label: "Premium" },
      { id: "pro", label: "Pro" },
    ],
    rows: [
      { id: "capsules", cells: ["Capsules par mois", "3", "10", "illimité"] },
      { id: "pdf", cells: ["Import de PDF", "non", "jusqu’à 9 Mo", "sans limite"] },
    ],
  },
  parameters: documented({
    purpose: "Facts that are compared by row and column.",
    notFor: "Lists of things with one fact each: a list.",
    accessibility:
      "A real table with caption and headers. Where it is wider than the screen it scrolls by itself, by keyboard too.",
  }),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
