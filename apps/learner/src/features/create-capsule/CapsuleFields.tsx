import { locales } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { TextField } from "@alambic/ui/TextField";
import { ClassificationPanel } from "./ClassificationPanel.tsx";
import { recognised } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

export interface CapsuleFieldsProps {
  readonly creation: Creation;
}

/** What was recognised, and how the capsule will be called; nothing before the topic is known. */
export function CapsuleFields({ creation }: CapsuleFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch } = creation;
  const known = recognised(state);
  if (known.status !== "valid") return null;
  return (
    <Stack gap="large">
      <ClassificationPanel
        recognition={known.recognition}
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
