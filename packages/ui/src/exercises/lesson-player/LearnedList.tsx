import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, CircleDashed, RotateCcw } from "../../primitives/icon/icons.ts";
import { how, item, learned, list, sign } from "./LearnedList.css.ts";
import type { LessonAtom } from "./LessonAtom.ts";
import type { ItemRecord } from "./lessonSession.ts";

export interface LearnedListProps {
  readonly atoms: readonly LessonAtom[];
  readonly records: ReadonlyMap<string, ItemRecord>;
  readonly language: Locale;
}

const looks = {
  read: { glyph: Check, text: "lessonPlayer.summary.item.read" },
  first: { glyph: Check, text: "lessonPlayer.summary.item.first" },
  later: { glyph: RotateCcw, text: "lessonPlayer.summary.item.later" },
  open: { glyph: CircleDashed, text: "lessonPlayer.summary.item.open" },
} as const;

function wayOf(atom: LessonAtom, record: ItemRecord | undefined): keyof typeof looks {
  if (record?.done !== true) return "open";
  if (atom.content_type === "lesson") return "read";
  return record.turns === 1 ? "first" : "later";
}

/** The items of the sitting, each with how it went. */
export function LearnedList({ atoms, records, language }: LearnedListProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className={learned}>
      <Heading id={id} level={3} size="title">
        {t("lessonPlayer.summary.learned")}
      </Heading>
      <ul className={list}>
        {atoms.map((atom) => {
          const way = wayOf(atom, records.get(atom.id));
          const { glyph, text } = looks[way];
          return (
            <li key={atom.id} className={item}>
              <span className={sign({ way })}>
                <Icon icon={glyph} size="small" />
              </span>
              <span lang={language}>{atom.title}</span>
              <span className={how}>{t(text)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
