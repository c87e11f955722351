import type { FlashcardRating, FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { KindProps } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { CardFace } from "./CardFace.tsx";
import { done, position as positionClass, stack } from "./Flashcards.css.ts";
import { RatingBar, ratingLabels } from "./RatingBar.tsx";

type Ratings = FlashcardsResponse["ratings"];

/** The ratings with one more, or with another for the same card. */
function rated(ratings: Ratings, cardId: string, rating: FlashcardRating): Ratings {
  const others = ratings.filter(({ card_id: id }) => id !== cardId);
  return [...others, { card_id: cardId, rating }];
}

/** Where the first card is that was not judged; -1 once all were. */
function firstLeft(cards: FlashcardsContent["cards"], ratings: Ratings): number {
  return cards.findIndex(({ id }) => !ratings.some(({ card_id }) => card_id === id));
}

/** Cards to recall, turn and judge, one at a time. */
export function Flashcards(props: KindProps<FlashcardsContent, FlashcardsResponse>) {
  const { content, response, phase, onChange, announce } = props;
  const { t } = useI18n();
  const [turned, setTurned] = useState<string | null>(null);
  const stackRef = useRef<HTMLDivElement>(null);
  const ratings = response?.ratings ?? [];
  const index = firstLeft(content.cards, ratings);
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
  const position = (number: number) => t("exercise.cards.position", { number, total });
  const isTurned = turned === card.id;
  const turn = () => {
    setTurned(isTurned ? null : card.id);
    announce(<RichText text={isTurned ? card.front : card.back} />);
  };
  const rate = (rating: FlashcardRating) => {
    moved.current = true;
    const next = rated(ratings, card.id, rating);
    const judged = t("exercise.cards.judged", { rating: t(ratingLabels[rating]) });
    const left = firstLeft(content.cards, next);
    announce(left === -1 ? judged : `${judged} ${position(left + 1)}`);
    onChange({ content_type: "flashcards", ratings: next });
  };
  return (
    <div ref={stackRef} className={stack}>
      <p className={positionClass}>{position(index + 1)}</p>
      <CardFace key={card.id} card={card} turned={isTurned} onTurn={turn} />
      {isTurned ? <RatingBar onRate={rate} /> : null}
    </div>
  );
}
