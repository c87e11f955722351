import { useI18n } from "@alambic/i18n/react";
import type { CellRun } from "./cells.ts";

/** What is said of a run, in words. */
export function useRunTexts() {
  const { t } = useI18n();
  return {
    headline: (run: CellRun): string => {
      switch (run.kind) {
        case "starting":
        case "running":
          return t("code.cells.running");
        case "loading":
          return t("code.cells.loading", { megabytes: run.megabytes });
        case "done":
          return t("code.cells.done");
        case "raised":
          return run.error.line === null
            ? t("code.cells.raised")
            : t("code.cells.raisedAt", { line: run.error.line });
        case "ended":
          return {
            too_long: t("code.cells.tooLong"),
            stopped: t("code.cells.stopped"),
            broke: t("code.cells.broke"),
          }[run.why];
        case "unavailable":
          return t("code.cells.unavailable");
      }
    },
    /** What the code itself says is wrong; empty where it says nothing. */
    faultOf: (run: CellRun): string => (run.kind === "raised" ? run.error.message : ""),
  };
}
