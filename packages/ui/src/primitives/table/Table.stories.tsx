import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { Table } from "./Table.tsx";
import type { TableProps } from "./Table.tsx";

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
  parameters: {
    ...inLanguages<TableProps>({
      en: {
        caption: "What each plan brings",
        columns: [
          { id: "feature", label: "Feature" },
          { id: "free", label: "Free" },
          { id: "premium", label: "Premium" },
          { id: "pro", label: "Pro" },
        ],
        rows: [
          { id: "capsules", cells: ["Capsules per month", "3", "10", "unlimited"] },
          { id: "pdf", cells: ["PDF import", "no", "up to 9 MB", "unlimited"] },
        ],
      },
      nl: {
        caption: "Wat elke abonnementsvorm te bieden heeft",
        columns: [
          { id: "feature", label: "Voordeel" },
          { id: "free", label: "Gratis" },
          { id: "premium", label: "Premium" },
          { id: "pro", label: "Pro" },
        ],
        rows: [
          { id: "capsules", cells: ["Capsules per maand", "3", "10", "onbeperkt"] },
          { id: "pdf", cells: ["Pdf-bestanden uploaden", "nee", "tot 9 MB", "zonder beperking"] },
        ],
      },
    }),
    ...documented({
      purpose: "Facts that are compared by row and column.",
      useFor: "Plans, results, conformance: three columns and more.",
      notFor: "Lists of things with one fact each: a list.",
      content: "Short heads of columns; the unit in the head, figures alone in the cells.",
      accessibility: `A real table with caption and headers. Where it is wider than the screen it scrolls by itself.

| Key | Does |
| --- | --- |
| Tab | reaches the table |
| Arrows | scroll it, where it is wider |`,
      dos: ["Let the first cell of a row name it."],
      donts: ["Don’t use a table to lay out a page."],
    }),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        comfortable: <Table {...args} />,
        compact: <Table {...args} density="compact" />,
        "even columns": <Table {...args} even />,
        "caption hidden": <Table {...args} captionHidden />,
      }}
    />
  ),
};
