import { I18nScope } from "@alambic/i18n/react";
import { isTutorialSettled, tutorialArrival } from "@alambic/domain/tutorial";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useSnapshot } from "valtio/react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { later } from "../../shared/screen/later.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { writeSetting } from "../../shared/settings.ts";
import { rememberOffer, wasOffered } from "./offers.ts";
import { useProgress } from "./useProgress.ts";
import { useTurn } from "./useTurn.ts";

const TutorialOffer = lazyIfThere(() => import("./TutorialOffer.tsx"));
const Tour = lazyIfThere(() => import("./Tour.tsx"));

const namespaces = ["tools"] as const;

export interface OnboardingProps {
  readonly userId: string;
}

/** The tour for who is new: offered once a session, or gone on with where it was left. */
export default function Onboarding({ userId }: OnboardingProps) {
  const { isTourWanted: isWanted } = useSnapshot(later);
  const { known, current, follow } = useProgress(userId);
  const [offeredBefore] = useState(() => wasOffered(userId));
  const isTurn = useTurn();
  const arrival = known === undefined ? "nothing" : tutorialArrival(known, offeredBefore);
  const isOffered = isTurn && !isWanted && current === null && arrival === "offer";
  const isResumed = isTurn && current === null && arrival === "resume";

  useEffect(() => {
    if (isOffered) rememberOffer(userId);
  }, [isOffered, userId]);
  useEffect(() => {
    if (known !== undefined && known !== null && isTutorialSettled(known)) {
      writeSetting("tutorial-settled", userId);
    }
  }, [known, userId]);

  const begin = useEffectEvent(() => {
    later.isTourWanted = false;
    follow("start");
  });
  const isBegun = isResumed || (isWanted && known !== undefined);
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);

  const isUnderWay = current?.status === "in_progress";
  if (!isOffered && !isUnderWay) return null;
  return (
    <Suspense fallback={null}>
      <I18nScope namespaces={namespaces}>
        {isUnderWay ? (
          <Tour index={current.stepIndex} onFollow={follow} onEnd={focusHeading} />
        ) : (
          <TutorialOffer onFollow={follow} />
        )}
      </I18nScope>
    </Suspense>
  );
}
