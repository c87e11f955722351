import { useSession } from "@alambic/api-client/core";
import type { Capsule, Molecule } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import type { PlannedLevel } from "../../shared/capsules/lessonsOf.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { BonusButton } from "./BonusButton.tsx";
import { bonusLessons } from "./bonusLessons.ts";

export interface BonusCardProps {
  readonly capsule: Capsule;
  readonly levels: readonly PlannedLevel[];
}

/**
 * More to do and to read for lessons of one's own capsule, or of one that a Pro can add to; for other
 * owners, what it takes.
 */
export function BonusCard({ capsule, levels }: BonusCardProps) {
  const { t } = useI18n();
  const titleId = useId();
  const session = useSession();
  const plan = session.status === "member" ? planOf(session.user) : "free";
  const isFree = plan === "free";
  const foreign = useForeignLanguage();
  const lessons = bonusLessons(levels);
  const isOffered = lessons.length > 0 && capsule.is_enrolled;
  if (!(capsule.is_owner && isFree) && !isOffered) return null;
  return (
    <Card as="section" tone="warm" labelledBy={titleId}>
      <Stack gap="medium" align="start">
        <Heading level={2} size="title" tone="warm" id={titleId}>
          {t("moreOfPlan.bonus")}
        </Heading>
        <Text>{isFree ? t("moreOfPlan.bonusPlan") : t("moreOfPlan.bonusText")}</Text>
        {plan === "pro" && capsule.is_public ? <Text>{t("moreOfPlan.bonusShared")}</Text> : null}
        {isFree
          ? null
          : lessons.map(({ id, molecule }) => (
              <BonusOfLesson
                key={id}
                moleculeId={id}
                rounds={molecule.bonus_rounds}
                title={molecule.title}
                lang={foreign(capsule.language)}
              />
            ))}
        {plan !== "pro" && canBeShared(capsule) ? (
          <Text size="small" tone="second">
            {t("moreOfPlan.sharePlan")}
          </Text>
        ) : null}
        {isFree || (plan !== "pro" && canBeShared(capsule)) ? (
          <ButtonLink href={paths.premium} variant="secondary" size="small">
            {t("moreOfPlan.plans")}
          </ButtonLink>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Whether it only takes a plan to share it: others are told nothing of what they cannot have. */
function canBeShared({ made_from: origin, is_public, is_sharing_barred }: Capsule): boolean {
  return origin.kind === "topic" && !is_public && !is_sharing_barred;
}

interface BonusOfLessonProps {
  readonly moleculeId: string;
  readonly rounds: Molecule["bonus_rounds"];
  readonly title: string;
  readonly lang: string | undefined;
}

function BonusOfLesson({ moleculeId, rounds, title, lang }: BonusOfLessonProps) {
  const titleId = useId();
  return (
    <Stack gap="small" align="start">
      <Heading level={3} size="body" id={titleId} lang={lang}>
        {title}
      </Heading>
      <Inline gap="small">
        {(["exercises", "theory"] as const).map((kind) => (
          <BonusButton
            key={kind}
            moleculeId={moleculeId}
            round={rounds?.[kind]}
            kind={kind}
            describedBy={titleId}
          />
        ))}
      </Inline>
    </Stack>
  );
}
