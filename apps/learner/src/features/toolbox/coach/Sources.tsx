import type { CoachAnswer, CoachPart, CoachSource } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../../shared/routing/paths.ts";

export interface SourcesProps {
  readonly parts: readonly CoachPart[];
  readonly digitalSourceType: CoachAnswer["digital_source_type"];
}

const logs = {
  progress: paths.stats,
  answers: paths.stats,
  reviews: paths.reviews,
  study_days: paths.stats,
  xp: paths.stats,
  plan: null,
  quota: null,
} as const;

/** Where what an answer says can be read, each place once; and, for machines, that it is a computer's. */
export function Sources({ parts, digitalSourceType }: SourcesProps) {
  const { t } = useI18n();
  const labelId = useId();
  const places = new Map(
    parts
      .flatMap((part) => (part.type === "paragraph" ? [] : part.sources))
      .map((source) => [keyOf(source), source]),
  );
  return (
    <div data-digital-source-type={digitalSourceType}>
      {places.size === 0 ? null : (
        <Stack gap="xsmall">
          <Text size="small" tone="second" id={labelId}>
            {t("coach.sources")}
          </Text>
          <Stack as="ul" gap="xsmall" labelledBy={labelId}>
            {[...places].map(([key, source]) => (
              <li key={key}>
                <Source source={source} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </div>
  );
}

function Source({ source }: { readonly source: CoachSource }) {
  const { t } = useI18n();
  const foreign = useForeignLanguage();
  if (source.type === "log") {
    const href = logs[source.log];
    const text = t("coach.log", { log: source.log });
    return href === null ? text : <Link href={href}>{text}</Link>;
  }
  const lang = foreign(source.capsule.language);
  if (source.type === "capsule") {
    return (
      <Link href={paths.plan(source.capsule)} lang={lang}>
        {source.capsule.title}
      </Link>
    );
  }
  const { capsule, lesson, place } = source;
  return (
    <Link href={paths.lesson(lesson.id)} lang={lang}>
      {[capsule.title, lesson.title, ...(place === null ? [] : [place])].join(" · ")}
    </Link>
  );
}

function keyOf(source: CoachSource): string {
  switch (source.type) {
    case "log":
      return source.log;
    case "capsule":
      return source.capsule.id;
    case "lesson":
      return `${source.lesson.id} ${source.place ?? ""}`;
  }
}
