import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Flag, RefreshCw } from "../../primitives/icon/icons.ts";
import { Drawing } from "../../primitives/illustration/Drawing.tsx";
import { forgetFailures } from "../../primitives/lazy-part/forgetFailures.ts";
import { Drops } from "../../primitives/illustration/Drops.tsx";
import { actions, fallback, thanks, title as titleClass, words } from "./Fallback.css.ts";

export interface ExerciseFallbackProps {
  /** A kind that is not known, content that cannot be read, a renderer that did not load. */
  readonly reason: "unknown" | "broken" | "unloaded";
  /** Tries again what did not load; without this the page is loaded anew. */
  readonly onRetry?: (() => void) | undefined;
  readonly onReport?: (() => void) | undefined;
  /** Goes on without it; without this there is nothing to go on to. */
  readonly onSkip?: (() => void) | undefined;
}

/** Stands where an exercise cannot: says why, and offers to report it and to go on. */
export function ExerciseFallback({ reason, onRetry, onReport, onSkip }: ExerciseFallbackProps) {
  const { t } = useI18n();
  const [reported, setReported] = useState(false);
  const retry = () => {
    if (onRetry === undefined) {
      window.location.reload();
      return;
    }
    forgetFailures();
    onRetry();
  };
  const report = () => {
    setReported(true);
    onReport?.();
  };
  return (
    <div className={fallback}>
      <Drawing>
        <Drops />
      </Drawing>
      <div className={words}>
        <h2 className={titleClass}>{t(`exercise.${reason}.title`)}</h2>
        <p>{t(`exercise.${reason}.text`)}</p>
        <div role="status">
          {reported ? <p className={thanks}>{t("exercise.reported")}</p> : null}
        </div>
      </div>
      <div className={actions}>
        {reason === "unloaded" ? (
          <Button icon={RefreshCw} onPress={retry}>
            {t("exercise.retry")}
          </Button>
        ) : null}
        {onReport === undefined || reported ? null : (
          <Button variant="secondary" icon={Flag} onPress={report}>
            {t("exercise.report")}
          </Button>
        )}
        {onSkip === undefined ? null : (
          <Button variant={reason === "unloaded" ? "secondary" : "primary"} onPress={onSkip}>
            {t("exercise.continue")}
          </Button>
        )}
      </div>
    </div>
  );
}
