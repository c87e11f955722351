import { useGetClassificationOptions } from "@alambic/api-client/capsules";
import type { ClassificationLabel, ClassificationOptions } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Grid } from "@alambic/ui/Grid";
import { Inline } from "@alambic/ui/Inline";
import { Select } from "@alambic/ui/Select";
import { useState } from "react";
import { skillLabel } from "../../shared/texts/skillLabel.ts";

export interface CorrectionFormProps {
  readonly label: ClassificationLabel;
  readonly onSave: (label: ClassificationLabel) => void;
  readonly onCancel: () => void;
}

/** Another domain, area and skill for what was recognised. */
export function CorrectionForm({ label, onSave, onCancel }: CorrectionFormProps) {
  const texts = useI18n();
  const { t } = texts;
  const options = useGetClassificationOptions();
  const [draft, setDraft] = useState(label);
  const known = options.status === "ready" ? options.data : null;
  const domains = known?.domains ?? [label.domain];
  const areas = known?.areas ?? [label.area];
  const skills = skillsOf(known, draft);

  return (
    <Form onSubmit={() => onSave(draft)}>
      <Grid columns="thirds" gap="medium">
        <Select
          required
          label={t("create.domain")}
          options={domains.map((value) => ({
            value,
            label: t("member.domain", { domain: value }),
          }))}
          value={draft.domain}
          onChange={(domain) => {
            const [skill = draft.skill] = skillsOf(known, { ...draft, domain });
            setDraft({ ...draft, domain, skill });
          }}
        />
        <Select
          required
          label={t("create.area")}
          options={areas.map((value) => ({ value, label: t("create.areaName", { area: value }) }))}
          value={draft.area}
          onChange={(area) => setDraft({ ...draft, area })}
        />
        <Select
          required
          label={t("create.mainSkill")}
          options={skills.map((value) => ({ value, label: skillLabel(texts, value) }))}
          value={draft.skill}
          onChange={(skill) => setDraft({ ...draft, skill })}
        />
      </Grid>
      <Inline>
        <Button type="submit" variant="secondary" size="small">
          {t("create.correctSave")}
        </Button>
        <Button variant="quiet" size="small" onPress={onCancel}>
          {t("create.correctCancel")}
        </Button>
      </Inline>
    </Form>
  );
}

/** The skills of a domain, the present one among them where it belongs to the domain. */
function skillsOf(options: ClassificationOptions | null, label: ClassificationLabel): string[] {
  const known = options?.skills.find(({ domain }) => domain === label.domain)?.skills ?? [];
  return known.includes(label.skill) || known.length > 0 ? [...known] : [label.skill];
}
