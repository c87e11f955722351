import { useI18n } from "@alambic/i18n/react";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import { asksWhich, isUnknown, recognised } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

export interface RecognitionStatusProps {
  readonly creation: Creation;
}

/** Says what the topic is taken for, as it changes, to who does not see the chips. */
export function RecognitionStatus({ creation }: RecognitionStatusProps) {
  return (
    <VisuallyHidden>
      <span role="status">{useStatus(creation)}</span>
    </VisuallyHidden>
  );
}

function useStatus({ state }: Creation): string {
  const texts = useI18n();
  const known = recognised(state);
  // What is like nothing that is taught is told by its own banner.
  if (known.status !== "valid" || isUnknown(known.recognition)) return "";
  return asksWhich(known.recognition)
    ? texts.t("create.alternativesUnsure")
    : texts.t("create.recognised", { skill: skillLabel(texts, known.recognition.label.skill) });
}
