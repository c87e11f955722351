import { useEnrollInCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowRight } from "@alambic/ui/icons";
import { nextLesson } from "../../shared/capsules/nextLesson.ts";
import { notify } from "../../shared/notices/notices.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface PlanActionsProps {
  readonly capsule: Capsule;
  /** A lesson of it is done. */
  readonly started: boolean;
}

/** The one step: join, begin, or go on. */
export function PlanActions({ capsule, started }: PlanActionsProps) {
  const { t } = useI18n();
  if (!capsule.is_enrolled) return <Join capsule={capsule} />;
  const next = nextLesson(capsule);
  if (next === null) {
    return capsule.generation_status !== "pending" ? null : (
      <Button size="large" iconEnd={ArrowRight} disabled>
        {t("plan.start")}
      </Button>
    );
  }
  return (
    <ButtonLink href={paths.lessonAt(capsule.id, next)} size="large" iconEnd={ArrowRight}>
      {next.atoms_completed > 0 ? t("plan.resume") : started ? t("plan.next") : t("plan.start")}
    </ButtonLink>
  );
}

/** Joins, and goes straight to the first lesson. */
function Join({ capsule }: { readonly capsule: Capsule }) {
  const { t } = useI18n();
  const enroll = useEnrollInCapsule();
  const join = async () => {
    const joined = await enroll.run({ capsule_id: capsule.id });
    if (!joined.ok) {
      notify({ tone: "wrong", text: t("plan.enrolFailed") });
      return;
    }
    const next = nextLesson(joined.data);
    if (next !== null) navigate(paths.lessonAt(capsule.id, next));
  };
  return (
    <Stack gap="xsmall">
      <Button
        size="large"
        iconEnd={ArrowRight}
        pending={enroll.status === "running"}
        onPress={() => void join()}
      >
        {t("plan.enrol")}
      </Button>
      <Text size="small" tone="second">
        {t("plan.enrolHint")}
      </Text>
    </Stack>
  );
}
