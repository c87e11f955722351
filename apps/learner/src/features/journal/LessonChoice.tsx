import { useGetCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Combobox } from "@alambic/ui/Combobox";
import type { SelectOption } from "@alambic/ui/Select";

export interface LessonChoiceProps {
  readonly capsule: Capsule;
  readonly moleculeId: string | null;
  readonly onChange: (moleculeId: string | null) => void;
}

const namespaces = ["tools"] as const;

/** A lesson of a capsule, found by a part of its title. */
export default function LessonChoice({ capsule, moleculeId, onChange }: LessonChoiceProps) {
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
    <I18nScope namespaces={namespaces}>
      <Combobox
        name="lesson"
        label={t("journal.lesson")}
        placeholder={t("journal.noLesson")}
        disabled={detail.status === "loading"}
        value={moleculeId ?? ""}
        options={lessons}
        onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
      />
    </I18nScope>
  );
}
