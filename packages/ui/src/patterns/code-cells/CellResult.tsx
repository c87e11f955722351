import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { CircleAlert, CircleCheck, Hourglass } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { isUnderWay } from "./cells.ts";
import type { CellRun } from "./cells.ts";
import { output, printed, result, state } from "./CodeCells.css.ts";
import { useRunTexts } from "./useRunTexts.ts";

export interface CellResultProps {
  readonly run: CellRun;
  readonly number: number;
}

const glyphs = { way: Hourglass, right: CircleCheck, wrong: CircleAlert } as const;

/** What came of a cell: how it went, what it printed, the value of its last expression. */
export function CellResult({ run, number }: CellResultProps) {
  const { t } = useI18n();
  const { headline, faultOf } = useRunTexts();
  const fault = faultOf(run);
  const pieces = "printed" in run ? run.printed : [];
  const value = run.kind === "done" ? run.value : null;
  const tone = isUnderWay(run) ? "way" : run.kind === "done" ? "right" : "wrong";
  const isEmpty = pieces.length === 0 && value === null && fault === "";
  return (
    <div className={result}>
      <div className={state({ tone })}>
        <Icon icon={glyphs[tone]} />
        <Text weight="strong">{headline(run)}</Text>
      </div>
      {run.kind === "loading" ? (
        <ProgressBar
          label={t("code.cells.loading", { megabytes: run.megabytes })}
          value={Math.round(run.part * 100)}
          max={100}
        />
      ) : null}
      {isEmpty ? null : (
        <div
          role="region"
          aria-label={t("code.cells.output", { number })}
          tabIndex={0}
          dir="ltr"
          translate="no"
          className={output}
        >
          {pieces.map(({ stream, text }, at) => (
            <pre key={`${at}`} className={printed({ stream })}>
              {stream === "err" ? <VisuallyHidden>{t("code.cells.err")} </VisuallyHidden> : null}
              {text}
            </pre>
          ))}
          {fault === "" ? null : <pre className={printed({ stream: "err" })}>{fault}</pre>}
          {value === null ? null : (
            <pre className={printed({ stream: "value" })}>
              <VisuallyHidden>{t("code.cells.value")} </VisuallyHidden>
              {value}
            </pre>
          )}
        </div>
      )}
      {"cut" in run && run.cut ? (
        <Text tone="second" size="small">
          {t("code.cells.cut")}
        </Text>
      ) : null}
    </div>
  );
}
