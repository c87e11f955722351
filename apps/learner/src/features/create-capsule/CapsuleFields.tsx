import { locales } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { ClassificationChipsSkeleton } from "@alambic/ui/ClassificationChips";
import { Grid } from "@alambic/ui/Grid";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { TextField } from "@alambic/ui/TextField";
import { ClassificationPanel } from "./ClassificationPanel.tsx";
import { recognised } from "./creation-state.ts";
import { RecognitionStatus } from "./RecognitionStatus.tsx";
import type { Creation } from "./useCreation.ts";

export interface CapsuleFieldsProps {
  readonly creation: Creation;
}

/** What was recognised, and how the capsule will be called; nothing before the topic is known. */
export function CapsuleFields({ creation }: CapsuleFieldsProps) {
  return (
    <div>
      <RecognitionStatus creation={creation} />
      <Recognised creation={creation} />
    </div>
  );
}

function Recognised({ creation }: CapsuleFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch } = creation;
  const known = recognised(state);
  if (known.status === "none") {
    return creation.isClassifying ? (
      <ClassificationChipsSkeleton label={t("create.classifying")} />
    ) : null;
  }
  return (
    <Stack gap="large">
      <ClassificationPanel
        recognition={known.recognition}
        outdated={known.status === "outdated"}
        feedbackFailed={creation.feedbackFailed}
        onCorrect={(label) => void creation.correct(label)}
      />
      <Grid columns="halves" gap="medium">
        <TextField
          label={t("create.capsuleTitle")}
          hint={t("create.capsuleTitleHint")}
          maxLength={200}
          value={state.title}
          onChange={(title) => dispatch({ type: "title", title })}
        />
        <Select
          required
          label={t("create.language")}
          hint={t("create.languageHint")}
          options={locales.map((language) => ({
            value: language,
            label: t("member.instructionLanguage", { language }),
          }))}
          value={state.language}
          onChange={(language) => dispatch({ type: "language", language })}
        />
      </Grid>
    </Stack>
  );
}
