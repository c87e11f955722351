import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, X } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { mark } from "./VerdictMark.css.ts";

export interface VerdictMarkProps {
  readonly right: boolean;
  /** Words beside it say the same already. */
  readonly silent?: boolean | undefined;
}

/** Says of a part whether it is right: a sign in its colour, and a word. */
export function VerdictMark({ right, silent = false }: VerdictMarkProps) {
  const { t } = useI18n();
  return (
    <span className={mark({ right })}>
      <Icon glyph={right ? Check : X} size="small" />
      {silent ? null : (
        <VisuallyHidden>{right ? t("exercise.isRight") : t("exercise.isWrong")}</VisuallyHidden>
      )}
    </span>
  );
}
