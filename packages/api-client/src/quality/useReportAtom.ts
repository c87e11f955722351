import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { reportAtom } from "./reportAtom.ts";
import type { AtomReport } from "./reportAtom.ts";

/** Reports a problem with an item. The same `report_id` may be sent again: it counts once. */
export function useReportAtom(): Command<AtomReport, void> {
  return useCommand({ execute: reportAtom, invalidates: ["getAtomQuality", "listReports"] });
}
