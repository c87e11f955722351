import { useEndMySession, useEndOtherSessions, useListMySessions } from "@alambic/api-client/users";
import type { SignedInSession } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Chip } from "@alambic/ui/Chip";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { Section } from "./Section.tsx";

/** Where the member is signed in. */
export function SessionsSection() {
  const { t, date } = useI18n();
  const sessions = useListMySessions();
  const end = useEndMySession();
  const endOthers = useEndOtherSessions();
  const items = sessions.status === "ready" ? sessions.data.items : [];
  const nameOf = ({ browser, system }: SignedInSession) =>
    [browser, system].filter((part) => part !== null).join(" · ") || t("profile.unknownDevice");
  return (
    <Section title={t("profile.sessions")}>
      {sessions.status === "failed" ? (
        <ErrorState title={t("profile.sessionsFailed")} onRetry={() => void sessions.refresh()}>
          <ProblemText failure={sessions.failure} />
        </ErrorState>
      ) : null}
      {end.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={end.failure} />
      ) : null}
      <Stack as="ul" gap="medium">
        {items.map((session) => (
          <Inline as="li" key={session.id} gap="small" justify="between">
            <Stack gap="xsmall" id={`session-${session.id}`}>
              <Inline gap="small">
                <Text>{nameOf(session)}</Text>
                {session.is_current ? <Chip tone="right">{t("profile.thisDevice")}</Chip> : null}
              </Inline>
              <Text size="small" tone="second">
                {t("profile.signedInAt", {
                  date: date(new Date(session.created_at), {
                    dateStyle: "long",
                    timeStyle: "short",
                  }),
                })}
              </Text>
            </Stack>
            {session.is_current ? null : (
              <Button
                variant="secondary"
                size="small"
                describedBy={`session-${session.id}`}
                onPress={() => void end.run({ session_id: session.id })}
              >
                {t("profile.endSession")}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {items.length > 1 ? (
        <Inline>
          <Button
            variant="secondary"
            pending={endOthers.status === "running"}
            onPress={() => void endOthers.run()}
          >
            {t("profile.endOthers")}
          </Button>
        </Inline>
      ) : null}
    </Section>
  );
}
