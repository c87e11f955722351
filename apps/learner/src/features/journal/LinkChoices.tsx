import { useGetCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Combobox } from "@alambic/ui/Combobox";
import { Grid } from "@alambic/ui/Grid";
import type { SelectOption } from "@alambic/ui/Select";

export interface ChosenLink {
  readonly capsuleId: string | null;
  readonly moleculeId: string | null;
}

export interface LinkChoicesProps extends ChosenLink {
  readonly capsules: readonly Capsule[];
  readonly onChange: (link: ChosenLink) => void;
}

/** A capsule of the learner's own, and a lesson of it: either is found by a part of its title. */
export default function LinkChoices(props: LinkChoicesProps) {
  const { capsules, capsuleId, moleculeId, onChange } = props;
  const { t } = useI18n();
  const chosen = capsules.find(({ id }) => id === capsuleId);
  return (
    <Grid columns="halves" gap="medium">
      <Combobox
        name="capsule"
        label={t("journal.capsule")}
        placeholder={t("journal.noCapsule")}
        value={chosen?.id ?? ""}
        options={capsules.map(({ id, title, language }) => ({
          value: id,
          label: title,
          lang: language,
        }))}
        onChange={(id) => onChange({ capsuleId: id === "" ? null : id, moleculeId: null })}
      />
      {chosen === undefined ? null : (
        <LessonChoice
          key={chosen.id}
          capsule={chosen}
          moleculeId={moleculeId}
          onChange={(id) => onChange({ capsuleId: chosen.id, moleculeId: id })}
        />
      )}
    </Grid>
  );
}

interface LessonChoiceProps {
  readonly capsule: Capsule;
  readonly moleculeId: string | null;
  readonly onChange: (moleculeId: string | null) => void;
}

function LessonChoice({ capsule, moleculeId, onChange }: LessonChoiceProps) {
  const { t } = useI18n();
  const { id, domain, area, language } = capsule;
  const detail = useGetCapsule({ capsule_id: id, domain, area });
  const lessons: SelectOption[] =
    detail.status === "ready"
      ? detail.data.granules.flatMap(({ molecules }) =>
          molecules.map(({ id: value, title: label }) => ({ value, label, lang: language })),
        )
      : [];
  return (
    <Combobox
      name="lesson"
      label={t("journal.lesson")}
      placeholder={t("journal.noLesson")}
      disabled={detail.status === "loading"}
      value={moleculeId ?? ""}
      options={lessons}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
    />
  );
}
