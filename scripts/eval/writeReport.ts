import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { Row } from "./Row.ts";

const file = "docs/author-report.md";

/** Writes the figures of a run into the documentation, and names the file. */
export function writeReport(rows: readonly Row[], day: Date): string {
  writeFileSync(join(root, file), reportOf(rows, day));
  return file;
}

/** The figures as a page: those with a bar, and those that only inform. */
export function reportOf(rows: readonly Row[], day: Date): string {
  const date = day.toISOString().slice(0, 10);
  const barred = rows.filter(({ bar, isSkipped = false }) => bar !== "" || isSkipped);
  const told = rows.filter((row) => !barred.includes(row));
  return (
    [
      "# What `pnpm eval` measured",
      `Written by \`pnpm eval --report\` on ${date}. How each figure comes about: [how the author is measured](author-measured.md).`,
      "## Beside its bars",
      listOf(barred),
      "## For information",
      listOf(told),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

function listOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, value, bar, holds }) =>
      `| ${name} | ${value} | ${bar} | ${holds === null ? "" : holds ? "yes" : "**no**"} |`,
  );
  return ["| Figure | Value | Bar | Holds |", "| --- | ---: | --- | --- |", ...lines].join("\n");
}
