import type { ClassificationLabel } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Chip } from "@alambic/ui/Chip";
import { ClassificationChips, ClassificationChipsProblem } from "@alambic/ui/ClassificationChips";
import { Stack } from "@alambic/ui/Stack";
import { Check } from "@alambic/ui/icons";
import { useState } from "react";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { asksWhich, isUnknown } from "./creation-state.ts";
import type { Recognition } from "./creation-state.ts";

export interface ClassificationPanelProps {
  readonly recognition: Recognition;
  /** The topic was changed since; what it is now is being looked at. */
  readonly outdated: boolean;
  /** A correction could not be recorded; it holds for this capsule all the same. */
  readonly feedbackFailed: boolean;
  readonly onCorrect: (label: ClassificationLabel) => void;
}

/** What the topic was taken for, how surely, and the ways to put it right. */
export function ClassificationPanel(props: ClassificationPanelProps) {
  const { recognition, outdated, feedbackFailed, onCorrect } = props;
  const texts = useI18n();
  const { t, number } = texts;
  const [correcting, setCorrecting] = useState(false);
  const { label, suggested, corrected } = recognition;
  const percent = number(suggested.confidence, { style: "percent" });
  const asks = asksWhich(recognition);
  const alternatives = suggested.alternatives.map((alternative) => ({
    id: idOf(alternative),
    label:
      alternative.skill === suggested.skill
        ? t("create.areaName", { area: alternative.area })
        : skillLabel(texts, alternative.skill),
  }));
  const guess = { id: idOf(suggested), label: skillLabel(texts, suggested.skill) };
  const offered = asks ? [guess, ...alternatives] : alternatives;
  const save = (chosen: ClassificationLabel) => {
    setCorrecting(false);
    onCorrect(chosen);
  };

  return (
    <Stack gap="medium">
      {isUnknown(recognition) ? (
        <ClassificationChipsProblem problem="unknown" onCorrect={() => setCorrecting(true)} />
      ) : (
        <ClassificationChips
          busy={outdated}
          title={t("create.classification")}
          skill={skillLabel(texts, label.skill)}
          domain={t("member.domain", { domain: label.domain })}
          area={t("create.areaName", { area: label.area })}
          confidence={
            corrected
              ? undefined
              : { value: suggested.confidence, text: t("create.confidence", { percent }) }
          }
          alternatives={corrected ? [] : offered}
          alternativesLabel={t(asks ? "create.alternativesUnsure" : "create.alternatives")}
          onChoose={(id) => {
            const chosen = [suggested, ...suggested.alternatives].find((one) => idOf(one) === id);
            if (chosen === undefined) return;
            const { skill, domain, area } = chosen;
            save({ skill, domain, area });
          }}
          correctLabel={t("create.correct")}
          onCorrect={() => setCorrecting(true)}
        />
      )}
      {correcting ? (
        <CorrectionForm label={label} onSave={save} onCancel={() => setCorrecting(false)} />
      ) : null}
      {corrected && !feedbackFailed ? (
        <span role="status">
          <Chip tone="right" icon={Check}>
            {t("create.corrected")}
          </Chip>
        </span>
      ) : null}
      {corrected && feedbackFailed ? (
        <Banner tone="warning" announcement="polite">
          {t("create.feedbackFailed")}
        </Banner>
      ) : null}
    </Stack>
  );
}

function idOf({ domain, area, skill }: ClassificationLabel): string {
  return `${domain}/${area}/${skill}`;
}
