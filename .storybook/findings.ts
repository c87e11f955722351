import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { axeTags } from "./axe-tags.ts";

/** Rules whose findings depend on colours, or on the room that words take. */
const rulesOfLook = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

const runOnly: Readonly<Record<"everything" | "look", RunOptions["runOnly"]>> = {
  everything: { type: "tag", values: axeTags },
  look: { type: "rule", values: rulesOfLook },
};

/** What axe finds on the page as it stands, of everything or of its look alone, each in a line. */
export async function findings(of: keyof typeof runOnly): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: runOnly[of],
    // Passes are not looked at, and to describe them takes most of the time.
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
  );
}
