import { useListPasskeys } from "@alambic/api-client/users";
import type { Passkey } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { IconButton } from "@alambic/ui/IconButton";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Pencil, Trash2 } from "@alambic/ui/icons";
import { hasPasskeys } from "../../shared/passkeys/hasPasskeys.ts";
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
      last_used_at === null ? t("passkeys.never") : t("passkeys.used", { date: day(last_used_at) });
    return t("passkeys.since", { added: day(created_at), used });
  };
  if (passkeys.status === "failed") {
    return (
      <ErrorState title={t("passkeys.listFailed")} onRetry={() => void passkeys.refresh()}>
        <ProblemText failure={passkeys.failure} />
      </ErrorState>
    );
  }
  const items = passkeys.status === "ready" ? passkeys.data.items : null;
  return (
    <Stack gap="medium">
      {items?.length === 0 ? <Text tone="second">{t("passkeys.empty")}</Text> : null}
      {items === null || items.length === 0 ? null : (
        <Stack as="ul" gap="medium">
          {items.map((passkey) => (
            <Inline as="li" key={passkey.id} justify="between" wrap={false} align="start">
              <Stack gap="xsmall">
                <Text>{passkey.name}</Text>
                <Text size="small" tone="second">
                  {factsOf(passkey)}
                </Text>
              </Stack>
              <Inline gap="xsmall" wrap={false}>
                <IconButton
                  icon={Pencil}
                  label={t("passkeys.rename", { name: passkey.name })}
                  onPress={() => onTask({ kind: "rename", passkey })}
                />
                <IconButton
                  icon={Trash2}
                  label={t("passkeys.removeNamed", { name: passkey.name })}
                  onPress={() => onTask({ kind: "remove", passkey })}
                />
              </Inline>
            </Inline>
          ))}
        </Stack>
      )}
      {hasPasskeys() ? (
        <Button onPress={() => onTask({ kind: "add" })}>{t("passkeys.add")}</Button>
      ) : (
        <Text>{t("passkeys.unsupported")}</Text>
      )}
    </Stack>
  );
}
