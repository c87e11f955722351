import type { KeyPoint } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, Circle } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { point as pointClass, points as pointsClass } from "./FoundPoints.css.ts";

export interface FoundPointsProps {
  readonly points: readonly KeyPoint[];
  readonly found: readonly string[];
}

/** What the learner found in the text, and what there is to find next time. */
export function FoundPoints({ points, found }: FoundPointsProps) {
  const { t } = useI18n();
  return (
    <ul className={pointsClass}>
      {points.map(({ id, text }) => {
        const has = found.includes(id);
        return (
          <li key={id} className={pointClass({ found: has })}>
            <Icon icon={has ? Check : Circle} />
            <span>
              <RichText text={text} />
              <VisuallyHidden>
                {" "}
                {has ? t("freeAnswer.found") : t("freeAnswer.missing")}
              </VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
