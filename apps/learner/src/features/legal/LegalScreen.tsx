import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { Prose } from "@alambic/ui/Prose";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { legalPages, paths } from "../../shared/routing/paths.ts";
import type { LegalPage } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { Screen } from "../../shared/screen/Screen.tsx";
import { OperatorDetails } from "./OperatorDetails.tsx";
import { ReportContentForm } from "./ReportContentForm.tsx";
import { legalContent } from "./legal-content.ts";
import type { LegalContent, LegalSection } from "./legal-content.ts";

/** One of the legal pages, by the last part of its address. */
export default function LegalScreen({ params }: ScreenProps) {
  const page = legalPages.find((name) => name === params["page"]);
  if (page === undefined) return <Redirect to={paths.notFound} />;
  return <LegalText page={page} content={legalContent[page]} />;
}

interface LegalTextProps {
  readonly page: LegalPage;
  readonly content: LegalContent;
}

function LegalText({ page, content }: LegalTextProps) {
  const { t } = useI18n();
  return (
    <Screen title={t(content.title)} width="reading">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{t(content.title)}</Heading>
          <Text size="large" tone="second">
            {t(content.lead)}
          </Text>
        </Stack>
        <Prose>
          {content.sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
          {page === "notice" || page === "privacy" ? <OperatorDetails /> : null}
        </Prose>
        {page === "report" ? <ReportContentForm /> : null}
      </Stack>
    </Screen>
  );
}

function Section({ section }: { readonly section: LegalSection }) {
  const { t } = useI18n();
  const { title, paragraphs = [], points = [] } = section;
  return (
    <>
      <h2>{t(title)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      {points.length === 0 ? null : (
        <ul>
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
