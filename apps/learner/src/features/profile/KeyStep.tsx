import { useApi } from "@alambic/api-client/core";
import { useConfirmSecondStep } from "@alambic/api-client/users";
import type { SecondStepKey } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { QrCode } from "./QrCode.tsx";

export interface KeyStepProps {
  readonly given: SecondStepKey;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The key for the app, as a picture, a link and letters, and the first code that the app shows. */
export function KeyStep({ given: { secret, address }, onCodes }: KeyStepProps) {
  const { t, rich } = useI18n();
  const { session } = useApi();
  const confirm = useConfirmSecondStep();
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);

  const send = async () => {
    setTried(true);
    if (code.trim() === "") return;
    const confirmed = await confirm.run({ code: code.trim() });
    if (!confirmed.ok) return;
    await session.refresh();
    onCodes(confirmed.data.recovery_codes);
  };

  const failure = confirm.status === "failed" ? confirm.failure : null;
  const wrong = failure?.kind === "problem" ? failure.errors?.[0]?.message : undefined;
  return (
    <Stack gap="medium">
      <Text>
        {rich("profile.keyText", {
          link: (words) => <Link href={address}>{words}</Link>,
        })}
      </Text>
      <QrCode text={address} label={t("profile.keyPicture")} />
      <Text size="small" tone="second">
        {t("profile.keyLetters")}{" "}
        <Text as="strong" figures>
          {secret.match(/.{1,4}/gu)?.join(" ") ?? secret}
        </Text>
      </Text>
      {failure !== null && wrong === undefined ? (
        <FailureBanner title={t("profile.notSaved")} failure={failure} />
      ) : null}
      <Form onSubmit={() => void send()}>
        <TextField
          required
          id="second_step_code"
          name="code"
          label={t("profile.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={tried && code.trim() === "" ? t("profile.codeRequired") : wrong}
          onChange={setCode}
        />
        <Button type="submit" width="full" pending={confirm.status === "running"}>
          {t("profile.secondStepConfirm")}
        </Button>
      </Form>
    </Stack>
  );
}
