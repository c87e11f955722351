import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";

import { NextActionRow } from "./NextActionRow.tsx";
import { isLacking } from "./isLacking.ts";
import type { NextActionsProps } from "./PlayerParts.ts";
import { useAfterReading } from "./useAfterReading.ts";

/** After an answer within a lesson: on to what comes next, or once more. */
export function OnwardActions(props: NextActionsProps) {
  const { completion, outcome, delivery, onReveal, onContinue, onRetry } = props;
  const { t } = useI18n();
  const { status } = delivery;
  const isText = completion === "text";
  const main = useRef<HTMLButtonElement>(null);
  const isSending = status === "sending";
  const isUnsent = status === "failed";
  useLayoutEffect(() => {
    // No feedback stays to take the focus of what was pressed: it goes to what stands in its place.
    if (isText && (isSending || isUnsent)) main.current?.focus({ preventScroll: true });
  }, [isText, isSending, isUnsent]);
  useAfterReading(isText, delivery, onContinue);
  return (
    <NextActionRow>
      {isLacking(outcome) ? (
        <>
          <Button variant="secondary" onPress={onRetry}>
            {t("exercise.retry")}
          </Button>
          <Button variant="secondary" onPress={onReveal}>
            {t("exercise.reveal")}
          </Button>
        </>
      ) : null}
      <Button
        ref={main}
        type="submit"
        width="full"
        variant={isUnsent ? "secondary" : "primary"}
        pending={isText && isSending}
      >
        {isUnsent ? t("exercise.skip") : t("exercise.continue")}
      </Button>
    </NextActionRow>
  );
}
