import { feedbackLimits } from "@alambic/domain/feedback";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import type { FeedbackDetails } from "./feedback.ts";

export interface PrecisionFieldsProps {
  readonly details: FeedbackDetails;
  readonly onChange: (details: FeedbackDetails) => void;
}

/** What helps to find a fault fast; none of it is required. */
export function PrecisionFields({ details, onChange }: PrecisionFieldsProps) {
  const { t } = useI18n();
  return (
    <Stack gap="medium">
      <TextArea
        label={t("tools.feedback.steps")}
        maxLength={feedbackLimits.detail}
        value={details.steps}
        onChange={(steps) => onChange({ ...details, steps })}
      />
      <TextArea
        label={t("tools.feedback.expected")}
        rows={2}
        maxLength={feedbackLimits.detail}
        value={details.expected}
        onChange={(expected) => onChange({ ...details, expected })}
      />
      <TextArea
        label={t("tools.feedback.observed")}
        rows={2}
        maxLength={feedbackLimits.detail}
        value={details.observed}
        onChange={(observed) => onChange({ ...details, observed })}
      />
      <TextField
        type="email"
        autoComplete="email"
        label={t("tools.feedback.contact")}
        maxLength={feedbackLimits.contact}
        value={details.contact}
        onChange={(contact) => onChange({ ...details, contact })}
      />
    </Stack>
  );
}
