import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { OtherWay } from "./OtherWay.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { QuestionList } from "./QuestionList.tsx";

/** Questions to the team, and a new one. */
export function Questions() {
  const { t } = useI18n();
  const session = useSession();
  const title = t("talk.support.title");
  return (
    <TrailedScreen title={title} trail={[{ label: title, href: paths.support }]}>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="large" tone="second">
            {t("talk.support.lead")}
          </Text>
          <Text tone="second">{t("talk.support.when")}</Text>
          <OtherWay />
        </Stack>
        <Grid columns="aside">
          {session.status === "member" ? (
            <QuestionForm key={session.user.id} memberId={session.user.id} />
          ) : null}
          <QuestionList />
        </Grid>
      </Stack>
    </TrailedScreen>
  );
}
