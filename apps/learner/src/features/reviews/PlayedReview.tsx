import type { ReviewCard } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ReviewPlayer } from "@alambic/ui/ReviewPlayer";
import { reportItem } from "../../shared/capsules/item-dialog.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import type { ReviewOutcome } from "./ReviewDone.tsx";
import { hasReviewKeys } from "./reviewKeys.ts";
import { useReview } from "./useReview.ts";

export interface PlayedReviewProps {
  readonly cards: readonly ReviewCard[];
  readonly onFinish: (outcome: ReviewOutcome) => void;
}

/** The cards of a sitting, one after the other. */
export function PlayedReview({ cards, onFinish }: PlayedReviewProps) {
  const { t } = useI18n();
  const review = useReview();
  const languageOf = (atomId: string) =>
    cards.find(({ atom }) => atom.id === atomId)?.language ?? "fr";
  return (
    <Screen title={t("review.screen.sessionTitle")} width="full" padding="none">
      <ReviewPlayer
        title={t("review.screen.title")}
        items={cards.map(
          ({ id, atom, language, intervals, capsule_title: capsule, molecule_title: lesson }) => ({
            id,
            intervals,
            atom: { ...atom, note: t("review.screen.source", { capsule, lesson }) },
            language,
          }),
        )}
        xp={review.xp}
        hasKeys={hasReviewKeys()}
        onAnswer={review.answer}
        onRate={review.rate}
        onUndo={review.undo}
        onPutAside={review.putAside}
        onClose={() => navigate(paths.reviews)}
        onFinish={() => void review.sendLost().then(() => onFinish(review.outcome()))}
        onReport={({ atomId, details }) =>
          reportItem({ atomId, language: languageOf(atomId), sourceLanguage: undefined }, details)
        }
      />
    </Screen>
  );
}
