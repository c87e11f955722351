import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useEffect, useRef } from "react";
import { saveFile } from "../../shared/saveFile.ts";

export interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes that serve when the app is lost, shown this once. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const keep = () =>
    saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), "alambic-codes.txt");
  return (
    <Stack gap="medium">
      <div ref={box} tabIndex={-1} role="group" aria-label={t("profile.recoveryCodes")}>
        <Stack gap="small">
          <Text>{t("profile.recoveryCodesText")}</Text>
          <Stack as="ul" gap="xsmall">
            {codes.map((code) => (
              <Text as="li" key={code} figures>
                {code}
              </Text>
            ))}
          </Stack>
        </Stack>
      </div>
      <Button variant="secondary" onPress={keep}>
        {t("profile.recoveryCodesKeep")}
      </Button>
      <Button onPress={onClose}>{t("profile.recoveryCodesKept")}</Button>
    </Stack>
  );
}
