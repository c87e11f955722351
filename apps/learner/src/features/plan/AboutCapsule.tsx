import type { Capsule, CapsuleDetail } from "@alambic/contract";
import { safeAddress } from "@alambic/domain/addresses";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Prose } from "@alambic/ui/Prose";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { askToUnenrol } from "../../shared/capsules/unenrolment.ts";
import { openPlanner } from "../../shared/screen/planner.ts";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import { durationOf } from "./durationOf.ts";

export interface AboutCapsuleProps {
  readonly detail: CapsuleDetail;
}

/** What a capsule is about and made from, and the way to leave it. */
export function AboutCapsule({ detail }: AboutCapsuleProps) {
  const texts = useI18n();
  const { t, number } = texts;
  const titleId = useId();
  const foreign = useForeignLanguage();
  const { capsule, objectives, prerequisites } = detail;
  const lang = foreign(capsule.language);
  const duration = durationOf(capsule.duration_hours);
  return (
    <Card as="section" tone="quiet" labelledBy={titleId}>
      <Stack gap="medium" align="start">
        <Heading level={2} size="title" id={titleId}>
          {t("plan.about")}
        </Heading>
        <Text lang={lang}>{capsule.description}</Text>
        <Inline>
          <Chip tone="accent" raised>
            {t("member.domain", { domain: capsule.domain })}
          </Chip>
          <Chip raised>{skillLabel(texts, capsule.main_skill)}</Chip>
          <Chip raised>{t("member.instructionLanguage", { language: capsule.language })}</Chip>
          {duration === null ? null : (
            <Chip raised>
              {t("plan.duration", {
                duration: number(duration.value, {
                  style: "unit",
                  unit: duration.unit,
                  unitDisplay: "long",
                }),
              })}
            </Chip>
          )}
        </Inline>
        <Points title={t("plan.objectives")} points={objectives} lang={lang} />
        <Points title={t("plan.prerequisites")} points={prerequisites} lang={lang} />
        <Stack gap="xsmall">
          <Text size="small" tone="second">
            <MadeFrom capsule={capsule} />
          </Text>
          {detail.drafted_by === null ? null : (
            <Text size="small" tone="second">
              {t("plan.draftedBy", { model: detail.drafted_by })}
            </Text>
          )}
          <Sources sources={detail.sources} />
        </Stack>
        {capsule.is_owner ? (
          <ButtonLink href={paths.exercises(capsule)} variant="secondary" size="small">
            {t("plan.exercises")}
          </ButtonLink>
        ) : null}
        {capsule.is_enrolled ? (
          <Button
            variant="secondary"
            size="small"
            onPress={() =>
              openPlanner({
                title: capsule.title,
                capsuleId: capsule.id,
                planRoute: paths.plan(capsule),
              })
            }
          >
            {t("plan.schedule")}
          </Button>
        ) : null}
        {capsule.is_enrolled ? (
          <Button variant="quiet" size="small" onPress={() => askToUnenrol(capsule)}>
            {t("member.unenrol")}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly lang: string | undefined;
}

function Points({ title, points, lang }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="large">
        {title}
      </Heading>
      <Prose>
        <ul>
          {points.map((point) => (
            <li key={point} lang={lang}>
              {point}
            </li>
          ))}
        </ul>
      </Prose>
    </Stack>
  );
}

/** The works of others that it draws on, and on what terms. */
function Sources({ sources }: Pick<CapsuleDetail, "sources">) {
  return sources
    .filter(({ licence }) => licence !== undefined)
    .map(({ title, licence, url }) => (
      <Text key={title} size="small" tone="second">
        <SourceTitle title={title} address={safeAddress(url)} />
        {` · ${licence}`}
      </Text>
    ));
}

interface SourceTitleProps {
  readonly title: string;
  readonly address: string | undefined;
}

function SourceTitle({ title, address }: SourceTitleProps) {
  if (address === undefined) return title;
  return (
    <Link href={address} newTab>
      {title}
    </Link>
  );
}

function MadeFrom({ capsule }: { readonly capsule: Capsule }) {
  const { t } = useI18n();
  const { made_from: origin, author_name: author } = capsule;
  switch (origin.kind) {
    case "shipped":
      return t("plan.madeFromShipped", { author });
    case "topic":
      return capsule.is_owner || !capsule.shared_by
        ? t("plan.madeFromTopic", { label: origin.label })
        : t("plan.madeByMember", { name: capsule.shared_by });
    case "document":
      return t("plan.madeFromDocument", { label: origin.label });
  }
}
