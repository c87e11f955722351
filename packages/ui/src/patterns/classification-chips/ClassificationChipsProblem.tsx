import { useI18n } from "@alambic/i18n/react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Pencil, RefreshCw } from "../../primitives/icon/icons.ts";

/** `unknown` was read and is like nothing that is taught, `failed` was not read at all. */
export const classificationProblems = ["unknown", "failed"] as const;

export interface ClassificationChipsProblemProps {
  /** Whether the topic is not known, or could not be looked at. */
  readonly problem: (typeof classificationProblems)[number];
  /** Asks once more; of use where it could not be looked at. */
  readonly onRetry?: (() => void) | undefined;
  /** Told when the learner wants to say what it is. */
  readonly onCorrect: () => void;
}

const tones = {
  unknown: { tone: "info", announcement: "polite" },
  failed: { tone: "wrong", announcement: "assertive" },
} as const;

/** Stands where a topic was not recognised: what was written stays, and the learner can say what it is. */
export function ClassificationChipsProblem(props: ClassificationChipsProblemProps) {
  const { problem, onRetry, onCorrect } = props;
  const { t } = useI18n();
  return (
    <Banner
      {...tones[problem]}
      title={t(`learning.classification.${problem}`)}
      actions={
        <>
          {onRetry === undefined ? null : (
            <Button variant="secondary" size="small" icon={RefreshCw} onPress={onRetry}>
              {t("kit.retry")}
            </Button>
          )}
          <Button variant="secondary" size="small" icon={Pencil} onPress={onCorrect}>
            {t("learning.classification.byHand")}
          </Button>
        </>
      }
    >
      {t(`learning.classification.${problem}Text`)}
    </Banner>
  );
}
