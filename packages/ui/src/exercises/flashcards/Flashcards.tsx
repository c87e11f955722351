import type { FlashcardRating, FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { KindProps } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { CardFace } from "./CardFace.tsx";
import { done, position, stack } from "./Flashcards.css.ts";
import { RatingBar } from "./RatingBar.tsx";

type Ratings = FlashcardsResponse["ratings"];

/** The ratings with one more, or with another for the same card. */
function rated(ratings: Ratings, cardId: string, rating: FlashcardRating): Ratings {
  const others = ratings.filter(({ card_id: id }) => id !== cardId);
  return [...others, { card_id: cardId, rating }];
}

/** Cards to recall, turn and judge, one at a time. */
export function Flashcards(props: KindProps<FlashcardsContent, FlashcardsResponse>) {
  const { content, response, phase, onChange, announce } = props;
  const { t } = useI18n();
  const [turned, setTurned] = useState<string | null>(null);
  const stackRef = useRef<HTMLDivElement>(null);
  const ratings = response?.ratings ?? [];
  const index = content.cards.findIndex(({ id }) => !ratings.some(({ card_id }) => card_id === id));
  const card = content.cards[index];
  const moved = useRef(false);

  // The buttons of a card that was judged are gone: the keyboard goes to the next card.
  useLayoutEffect(() => {
    if (moved.current) stackRef.current?.querySelector<HTMLElement>("[data-card]")?.focus();
    moved.current = false;
  });

  if (card === undefined || phase !== "answering") {
    return (
      <div ref={stackRef}>
        <p className={done} data-card="done" tabIndex={-1}>
          {t("exercise.cards.done")}
        </p>
      </div>
    );
  }
  const total = content.cards.length;
  const isTurned = turned === card.id;
  const turn = () => {
    setTurned(isTurned ? null : card.id);
    announce(<RichText text={isTurned ? card.front : card.back} />);
  };
  const rate = (rating: FlashcardRating) => {
    moved.current = true;
    onChange({ content_type: "flashcards", ratings: rated(ratings, card.id, rating) });
  };
  return (
    <div ref={stackRef} className={stack}>
      <p className={position}>{t("exercise.cards.position", { number: index + 1, total })}</p>
      <CardFace key={card.id} card={card} turned={isTurned} onTurn={turn} />
      {isTurned ? <RatingBar onRate={rate} /> : null}
    </div>
  );
}
