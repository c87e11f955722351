import { onboardingSteps } from "@alambic/domain/tutorial";
import type { OnboardingStep, TutorialEvent } from "@alambic/domain/tutorial";
import { useI18n } from "@alambic/i18n/react";
import { TutorialOverlay } from "@alambic/ui/TutorialOverlay";
import { useEffect } from "react";
import { navigate } from "../../shared/routing/navigation.ts";
import { toolboxButtonId } from "../../shared/screen/toolbox-button.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface TourProps {
  readonly index: number;
  readonly onFollow: (event: TutorialEvent) => void;
  /** Told when it has gone; returns how to stop what that began. */
  readonly onEnd: () => void;
}

interface Scene {
  /** Where the step is at home. */
  readonly path: string;
  /** What it is about, as a selector. */
  readonly target?: string;
}

const scenes: Readonly<Record<OnboardingStep, Scene>> = {
  welcome: { path: paths.dashboard },
  header: { path: paths.dashboard, target: '[data-tutorial="header"]' },
  create: { path: paths.dashboard, target: '[data-tutorial="create"]' },
  toolbox: { path: paths.dashboard, target: `#${toolboxButtonId}` },
  library: { path: paths.capsules, target: `nav a[href="${paths.library}"]` },
  completion: { path: paths.capsules },
};

/** The tour, step by step, each on the screen where it is at home. */
export default function Tour({ index, onFollow, onEnd }: TourProps) {
  const { t } = useI18n();
  const step = onboardingSteps[index] ?? "welcome";

  useEffect(() => {
    const { path } = scenes[step];
    if (location.pathname !== path) navigate(path);
  }, [step]);

  useEffect(
    () => () => {
      onEnd();
    },
    [onEnd],
  );

  return (
    <TutorialOverlay
      steps={onboardingSteps.map((id) => ({
        id,
        title: t(`tools.tour.${id}.title`),
        text: t(`tools.tour.${id}.text`),
        target: scenes[id].target,
      }))}
      index={index}
      onStep={(next) => onFollow(next > index ? "next" : "previous")}
      onSkip={() => onFollow("skip")}
      onFinish={() => onFollow("next")}
    />
  );
}
