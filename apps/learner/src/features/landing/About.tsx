import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import type { ReactNode } from "react";
import { homeAnchors } from "../../shared/routing/home-anchors.ts";
import { paths } from "../../shared/routing/paths.ts";

/** What learners do for each other, then where the foot of the page leads to: who makes this, what is new, and how to be heard. */
export function About() {
  const { t } = useI18n();
  return (
    <Grid columns="halves" gap="medium">
      <Place id="community" title={t("offer.communityTitle")} text={t("offer.communityText")} />
      <Place id={homeAnchors.about} title={t("offer.aboutTitle")} text={t("offer.aboutText")} />
      <Place id={homeAnchors.blog} title={t("offer.blogTitle")} text={t("offer.blogText")} />
      <Place id={homeAnchors.contact} title={t("offer.contactTitle")} text={t("offer.contactText")}>
        <Link href={paths.legal("report")}>{t("offer.contactReport")}</Link>
      </Place>
    </Grid>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Place({ id, title, text, children }: PlaceProps) {
  const titleId = `${id}-title`;
  return (
    <Stack as="section" gap="xsmall" id={id} labelledBy={titleId}>
      <Heading level={2} size="title" id={titleId}>
        {title}
      </Heading>
      <Text tone="second">
        {text} {children}
      </Text>
    </Stack>
  );
}
