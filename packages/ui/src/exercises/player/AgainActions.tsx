import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";

import { NextActionRow } from "./NextActionRow.tsx";
import { isLacking } from "./isLacking.ts";
import type { NextActionsProps } from "./PlayerParts.ts";

/**
 * After the answer to an exercise that stands alone: to try it again, or to see the right answer. They
 * take the place of what was pressed.
 */
export function AgainActions(props: NextActionsProps) {
  const { completion, outcome, onReveal, onRetry } = props;
  const { t } = useI18n();
  if (completion === "text") return null;
  return (
    <NextActionRow>
      {isLacking(outcome) ? (
        <Button variant="secondary" onPress={onReveal}>
          {t("exercise.reveal")}
        </Button>
      ) : null}
      <Button variant="secondary" width="full" onPress={onRetry}>
        {t("exercise.retry")}
      </Button>
    </NextActionRow>
  );
}
