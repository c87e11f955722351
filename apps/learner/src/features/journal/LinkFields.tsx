import { useGetCapsule, useListMyCapsules } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Select } from "@alambic/ui/Select";
import type { SelectOption } from "@alambic/ui/Select";

export interface ChosenLink {
  readonly capsuleId: string | null;
  readonly moleculeId: string | null;
}

export interface LinkFieldsProps extends ChosenLink {
  readonly onChange: (link: ChosenLink) => void;
}

const none = "none";

/** Which capsule and lesson an entry is about; nothing for who has joined none. */
export function LinkFields({ capsuleId, moleculeId, onChange }: LinkFieldsProps) {
  const { t } = useI18n();
  const mine = useListMyCapsules();
  const capsules = mine.status === "ready" ? mine.data.items : [];
  if (capsules.length === 0) return null;
  const chosen = capsules.find(({ id }) => id === capsuleId);
  return (
    <Grid columns="halves" gap="medium">
      <Select
        name="capsule"
        label={t("journal.capsule")}
        value={chosen?.id ?? none}
        options={[
          { value: none, label: t("journal.noCapsule") },
          ...capsules.map(({ id, title, language }) => ({
            value: id,
            label: title,
            lang: language,
          })),
        ]}
        onChange={(id) => onChange({ capsuleId: id === none ? null : id, moleculeId: null })}
      />
      {chosen === undefined ? null : (
        <LessonSelect
          key={chosen.id}
          capsule={chosen}
          moleculeId={moleculeId}
          onChange={(id) => onChange({ capsuleId: chosen.id, moleculeId: id })}
        />
      )}
    </Grid>
  );
}

interface LessonSelectProps {
  readonly capsule: Capsule;
  readonly moleculeId: string | null;
  readonly onChange: (moleculeId: string | null) => void;
}

function LessonSelect({ capsule, moleculeId, onChange }: LessonSelectProps) {
  const { t } = useI18n();
  const { id, domain, area, language } = capsule;
  const detail = useGetCapsule({ capsule_id: id, domain, area });
  const lessons: SelectOption[] =
    detail.status === "ready"
      ? detail.data.granules.flatMap(({ molecules }) =>
          molecules.map(({ id: value, title: label }) => ({ value, label, lang: language })),
        )
      : [];
  const isKnown = lessons.some(({ value }) => value === moleculeId);
  return (
    <Select
      name="lesson"
      label={t("journal.lesson")}
      disabled={detail.status === "loading"}
      value={isKnown && moleculeId !== null ? moleculeId : none}
      options={[{ value: none, label: t("journal.noLesson") }, ...lessons]}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}
