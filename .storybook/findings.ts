import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { axeTags } from "./axe-tags.ts";

const options: RunOptions = {
  runOnly: { type: "tag", values: axeTags },
  // Passes are not looked at, and to describe them takes most of the time.
  resultTypes: ["violations"],
};

/** What axe finds on the page as it stands, each in a line. */
export async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
  );
}
