import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, X } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { mark } from "./DrawnVerdict.css.ts";

export interface VerdictMarkProps {
  readonly right: boolean;
  /** Words beside it say the same already. */
  readonly silent?: boolean | undefined;
}

/** A sign in its colour, and a word. */
export function DrawnVerdict({ right, silent = false }: VerdictMarkProps) {
  const { t } = useI18n();
  return (
    <span data-verdict={right} className={mark({ right })}>
      <Icon icon={right ? Check : X} size="small" />
      {silent ? null : (
        <VisuallyHidden>{right ? t("exercise.isRight") : t("exercise.isWrong")}</VisuallyHidden>
      )}
    </span>
  );
}
