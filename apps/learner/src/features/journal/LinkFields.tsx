import { useListMyCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Select } from "@alambic/ui/Select";
import { Suspense } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";

/** What searches the lessons is heavier than the rest of the form, and comes once a capsule is chosen. */
const LessonChoice = lazyIfThere(() => import("./LessonChoice.tsx"));

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
  const placeholder = (
    <Select
      disabled
      label={t("journal.lesson")}
      placeholder={t("journal.noLesson")}
      value=""
      options={[]}
    />
  );
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
        <Suspense fallback={placeholder}>
          <LessonChoice
            key={chosen.id}
            capsule={chosen}
            moleculeId={moleculeId}
            onChange={(id) => onChange({ capsuleId: chosen.id, moleculeId: id })}
          />
        </Suspense>
      )}
    </Grid>
  );
}
