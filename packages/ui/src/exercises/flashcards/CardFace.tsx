import type { Flashcard } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { RotateCcw } from "../../primitives/icon/icons.ts";
import { Picture } from "../picture/Picture.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { face, question, side, turn, words } from "./CardFace.css.ts";

export interface CardFaceProps {
  readonly card: Flashcard;
  readonly turned: boolean;
  readonly onTurn: () => void;
}

/** A card: a press turns it. What is on its back is in the page only once it was turned. */
export function CardFace({ card, turned, onTurn }: CardFaceProps) {
  const { t } = useI18n();
  return (
    <button type="button" data-card={card.id} className={face({ turned })} onClick={onTurn}>
      <span className={side}>{turned ? t("exercise.cards.back") : t("exercise.cards.front")}</span>
      {turned ? (
        <span className={question}>
          <RichText text={card.front} />
        </span>
      ) : null}
      {card.picture === undefined ? null : (
        <Picture picture={turned ? card.picture : { ...card.picture, alt: "" }} />
      )}
      <span className={words}>
        <RichText text={turned ? card.back : card.front} />
      </span>
      <span className={turn}>
        <Icon icon={RotateCcw} size="small" />
        {t("exercise.cards.turn")}
      </span>
    </button>
  );
}
