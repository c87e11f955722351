import type { VocabularyContent, VocabularyDirection, VocabularyResponse } from "@alambic/contract";
import { answerTo } from "@alambic/domain/exercises/vocabulary";
import { useI18n } from "@alambic/i18n/react";
import { useRef } from "react";
import type { KindProps } from "../renderer.ts";
import { useLazy } from "../useLazy.ts";
import { DirectionSwitch } from "./DirectionSwitch.tsx";
import { lazyVocabulary } from "./lazyVocabulary.ts";
import { words } from "./Vocabulary.css.ts";
import { Word } from "./Word.tsx";

const other = { term_to_meaning: "meaning_to_term", meaning_to_term: "term_to_meaning" } as const;

/** Words to translate, each on a card of its own, one way or the other. */
export function Vocabulary(props: KindProps<VocabularyContent, VocabularyResponse>) {
  const { content, response, phase, verdicts, language, promptId, onChange, announce } = props;
  const { t } = useI18n();
  const later = useLazy(lazyVocabulary, verdicts !== null);
  /** What was given the other way, for who turns back. */
  const aside = useRef<VocabularyResponse["answers"]>([]);
  const [first = "term_to_meaning"] = content.directions;
  const given = response ?? { content_type: "vocabulary", direction: first, answers: [] };
  const { direction, answers } = given;

  const turn = (next: VocabularyDirection) => {
    onChange({ content_type: "vocabulary", direction: next, answers: aside.current });
    aside.current = answers;
    announce(t("vocabulary.turned"));
  };
  const give = (entryId: string, text: string) => {
    const others = answers.filter(({ entry_id: id }) => id !== entryId);
    onChange({ ...given, answers: [...others, { entry_id: entryId, text }] });
  };
  return (
    <>
      {content.directions.length > 1 ? (
        <DirectionSwitch
          content={content}
          direction={direction}
          language={language}
          open={phase === "answering"}
          onTurn={() => turn(other[direction])}
        />
      ) : null}
      <ul aria-labelledby={promptId} className={words}>
        {content.entries.map((entry) => {
          const right = verdicts?.get(entry.id);
          return (
            <Word
              key={`${entry.id} ${direction}`}
              content={content}
              entry={entry}
              direction={direction}
              text={answerTo(given, entry.id)}
              open={phase === "answering"}
              right={right}
              onlyArticle={
                right === false && later?.missesArticle(content, entry, given, language) === true
              }
              onGive={(text) => give(entry.id, text)}
            />
          );
        })}
      </ul>
    </>
  );
}
