import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Details } from "../../primitives/details/Details.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, CircleDashed, RotateCcw } from "../../primitives/icon/icons.ts";
import { how, item, learned, list, sign } from "./LearnedList.css.ts";
import type { LessonAtom } from "./LessonAtom.ts";
import type { PlayedItem } from "./lessonFigures.ts";

export interface LearnedListProps {
  readonly atoms: readonly LessonAtom[];
  readonly played: readonly PlayedItem[];
  readonly language: Locale;
}

const looks = {
  read: { glyph: Check, text: "lessonPlayer.summary.item.read" },
  first: { glyph: Check, text: "lessonPlayer.summary.item.first" },
  later: { glyph: RotateCcw, text: "lessonPlayer.summary.item.later" },
  open: { glyph: CircleDashed, text: "lessonPlayer.summary.item.open" },
} as const;

/** What is to be redone; all that was played, with how it went, for who unfolds it. */
export function LearnedList({ atoms, played, language }: LearnedListProps) {
  const { t } = useI18n();
  const id = useId();
  const open = played.filter(({ way }) => way === "open");
  const rows = (items: readonly PlayedItem[]) => (
    <ul className={list}>
      {items.map(({ id: atomId, way }) => {
        const { glyph, text } = looks[way];
        return (
          <li key={atomId} className={item}>
            <span className={sign({ way })}>
              <Icon icon={glyph} size="small" />
            </span>
            <span lang={language}>{atoms.find((atom) => atom.id === atomId)?.title}</span>
            <span className={how}>{t(text)}</span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {open.length === 0 ? null : (
        <section aria-labelledby={id} className={learned}>
          <Heading id={id} level={3} size="title">
            {t("lessonPlayer.summary.toRedo")}
          </Heading>
          {rows(open)}
        </section>
      )}
      <Details summary={t("lessonPlayer.summary.all")}>{rows(played)}</Details>
    </>
  );
}
