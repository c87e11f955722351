import { onboardingSteps } from "@alambic/domain/tutorial";
import type { TutorialEvent } from "@alambic/domain/tutorial";
import { TutorialPrompt } from "@alambic/ui/TutorialPrompt";

export interface TutorialOfferProps {
  readonly onFollow: (event: TutorialEvent) => void;
}

/** Asks who is new whether they want the tour. */
export default function TutorialOffer({ onFollow }: TutorialOfferProps) {
  return (
    <TutorialPrompt
      steps={onboardingSteps.length}
      onStart={() => onFollow("start")}
      onLater={() => onFollow("later")}
    />
  );
}
