import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import { isUnderWay } from "./cells.ts";
import type { CellRun, CodeCell } from "./cells.ts";
import { useRunTexts } from "./useRunTexts.ts";

/** Signs of a result that are read aloud; all of it stands in the output. */
const mostRead = 200;

/** What is read aloud of the cell whose run came to its end last: once, and not what it prints meanwhile. */
export function useRunNews(cells: readonly CodeCell[], runs: ReadonlyMap<string, CellRun>): string {
  const { t } = useI18n();
  const { headline, faultOf } = useRunTexts();
  const [seen, setSeen] = useState(runs);
  const [news, setNews] = useState("");
  if (seen === runs) return news;
  const changed = cells.findIndex(({ id }) => runs.get(id) !== seen.get(id));
  const run = runs.get(cells[changed]?.id ?? "");
  setSeen(runs);
  if (run === undefined) return news;
  if (isUnderWay(run)) {
    setNews("");
    return "";
  }
  const number = changed + 1;
  const said = [headline(run), faultOf(run), shownOf(run).slice(0, mostRead)];
  const text = t("code.cells.news", {
    number,
    text: said.filter((each) => each !== "").join(" "),
  });
  setNews(text);
  return text;
}

function shownOf(run: CellRun): string {
  if (run.kind !== "done") return "";
  return run.value ?? run.printed.map(({ text }) => text).join("");
}
