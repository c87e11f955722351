import type { AtomQuality, LearnerFigures } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { CircleCheck } from "../../primitives/icon/icons.ts";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { isKnownCheck } from "./known-checks.ts";
import {
  check as checkClass,
  checks as checksClass,
  figure,
  figures as figuresClass,
  question as questionClass,
  tick,
  value,
} from "./QualityCard.css.ts";
import { modelTextOf } from "./modelTextOf.ts";
import { PartPassages } from "./PartPassages.tsx";
import { SourcePage } from "./SourcePage.tsx";

export interface QualityCardProps {
  /** What vouches for the exercise, as the contract has it. */
  readonly quality: AtomQuality;
  /** The language of instruction, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** The language of the source (BCP 47), where it is not that of the page. */
  readonly sourceLang?: string | undefined;
}

/** What vouches for an exercise: its source, what was checked, and how learners did. */
export function QualityCard({ quality, lang, sourceLang }: QualityCardProps) {
  const { t } = useI18n();
  const { question, title, source, passage } = quality;
  const modelText = modelTextOf(quality);
  return (
    <Stack gap="large">
      <p lang={lang} className={questionClass}>
        {question === "" ? title : question}
      </p>
      {quality.is_reported ? <Banner tone="info">{t("quality.isReported")}</Banner> : null}
      {modelText === null ? null : (
        <Banner tone="info">{t(`quality.modelText.${modelText}`)}</Banner>
      )}
      {quality.parts.length > 0 ? (
        <PartPassages parts={quality.parts} lang={sourceLang} />
      ) : source === null ? (
        <Text tone="second">{t("quality.noPassage")}</Text>
      ) : (
        <Stack as="section" gap="small">
          <Heading level={3} size="body">
            {t("quality.passage")}
          </Heading>
          <SourcePage source={source} passage={passage} lang={sourceLang} />
        </Stack>
      )}
      <Checks quality={quality} />
      <Figures figures={quality.figures} />
    </Stack>
  );
}

function Checks({ quality }: Pick<QualityCardProps, "quality">) {
  const { t } = useI18n();
  const { checks, solved_blind: solvedBlind } = quality;
  const passed = checks.map((code) => ({
    code,
    text: isKnownCheck(code) ? t(`quality.check.${code}`) : t("quality.check.other"),
  }));
  if (solvedBlind) passed.push({ code: "solved_blind", text: t("quality.solvedBlind") });
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="body">
        {t("quality.checks")}
      </Heading>
      <Text tone="second">
        <Origin quality={quality} />
      </Text>
      {passed.length === 0 ? (
        quality.made_by.kind === "editors" ? (
          <Text>{t("quality.noChecks")}</Text>
        ) : null
      ) : (
        <ul className={checksClass}>
          {passed.map(({ code, text }) => (
            <li key={code} className={checkClass}>
              <span className={tick}>
                <Icon icon={CircleCheck} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Origin({ quality }: Pick<QualityCardProps, "quality">) {
  const { t } = useI18n();
  const { kind, name } = quality.made_by;
  switch (kind) {
    case "document":
      return t("quality.madeBy.document", { name });
    case "model":
      return modelTextOf(quality) === "itself"
        ? t("quality.madeBy.modelText", { name })
        : t("quality.madeBy.model", { name });
    case "editors":
    case "data":
    case "template":
      return t(`quality.madeBy.${kind}`);
  }
}

function Figures({ figures }: { readonly figures: LearnerFigures }) {
  const { t, number } = useI18n();
  const shares = [
    { label: t("quality.rightFirst"), percent: figures.right_first_percent },
    { label: t("quality.revealed"), percent: figures.revealed_percent },
  ];
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="body">
        {t("quality.figures")}
      </Heading>
      <Text tone="second">{t("quality.learners", { count: figures.learners })}</Text>
      <dl className={figuresClass}>
        {shares.map(({ label, percent }) =>
          percent === null ? null : (
            <div key={label} className={figure}>
              <dt>{label}</dt>
              <dd className={value}>{number(percent / 100, { style: "percent" })}</dd>
            </div>
          ),
        )}
      </dl>
    </Stack>
  );
}
