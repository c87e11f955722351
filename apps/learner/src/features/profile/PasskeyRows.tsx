import { useListPasskeys } from "@alambic/api-client/users";
import type { Passkey } from "@alambic/contract";
import { mostPasskeys } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import type { PasskeyTask } from "./PasskeyTask.ts";

export interface PasskeyRowsProps {
  readonly onTask: (task: PasskeyTask) => void;
}

/** The passkeys there are, and what can be done about each. */
export function PasskeyRows({ onTask }: PasskeyRowsProps) {
  const { t, date } = useI18n();
  const passkeys = useListPasskeys();
  const day = (moment: string) => date(new Date(moment), { dateStyle: "long" });
  const factsOf = ({ created_at, last_used_at }: Passkey) => {
    const used =
      last_used_at === null
        ? t("profile.passkey.never")
        : t("profile.passkey.used", { date: day(last_used_at) });
    return t("profile.passkey.since", { added: day(created_at), used });
  };
  if (passkeys.status === "failed") {
    return (
      <ErrorState title={t("profile.passkey.listFailed")} onRetry={() => void passkeys.refresh()}>
        <ProblemText failure={passkeys.failure} />
      </ErrorState>
    );
  }
  const items = passkeys.status === "ready" ? passkeys.data.items : null;
  return (
    <Stack gap="medium">
      {items?.length === 0 ? <Text tone="second">{t("profile.passkey.empty")}</Text> : null}
      {items === null || items.length === 0 ? null : (
        <Stack as="ul" gap="medium">
          {items.map((passkey) => (
            <Stack as="li" key={passkey.id} gap="small">
              <Stack gap="xsmall">
                <Text id={`passkey-${passkey.id}`}>{passkey.name}</Text>
                <Text size="small" tone="second">
                  {factsOf(passkey)}
                </Text>
              </Stack>
              <Inline gap="small">
                <Button
                  variant="secondary"
                  size="small"
                  describedBy={`passkey-${passkey.id}`}
                  onPress={() => onTask({ kind: "rename", passkey })}
                >
                  {t("profile.passkey.renameThis")}
                </Button>
                <Button
                  variant="danger"
                  size="small"
                  describedBy={`passkey-${passkey.id}`}
                  onPress={() => onTask({ kind: "remove", passkey })}
                >
                  {t("profile.passkey.remove")}
                </Button>
              </Inline>
            </Stack>
          ))}
        </Stack>
      )}
      {items !== null && items.length >= mostPasskeys ? (
        <Text tone="second">{t("profile.passkey.most", { most: mostPasskeys })}</Text>
      ) : (
        <Button onPress={() => onTask({ kind: "add" })}>{t("profile.passkey.add")}</Button>
      )}
    </Stack>
  );
}
