import { useApi } from "@alambic/api-client/core";
import { useAddPasskey, useStartPasskey } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { makePasskey } from "../../shared/passkeys/askAuthenticator.ts";
import { PasskeyFailure } from "../../shared/passkeys/PasskeyFailure.tsx";
import type { PasskeyFailureReason } from "../../shared/passkeys/PasskeyFailure.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

export interface NewPasskeyProps {
  /** Told with the recovery codes, where there are new ones. */
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}

/** Making a passkey: the password and a name first, then the device asks for what it asks for. */
export function NewPasskey({ onAdded, onBack }: NewPasskeyProps) {
  const { t } = useI18n();
  const { session } = useApi();
  const start = useStartPasskey();
  const add = useAddPasskey();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<PasskeyFailureReason | null>(null);

  const create = async (): Promise<PasskeyFailureReason | null> => {
    const started = await start.run({ current_password: password });
    if (!started.ok) return { by: "server", failure: started.failure };
    const { ceremony_token, options } = started.data;
    const made = await makePasskey(options);
    if (!made.ok) return { by: "device", fault: made.fault };
    const added = await add.run({ ceremony_token, name: name.trim(), credential: made.answer });
    if (!added.ok) return { by: "server", failure: added.failure };
    await session.refresh();
    notify({ tone: "right", text: t("profile.passkey.added") });
    onAdded(added.data.recovery_codes);
    return null;
  };

  const submit = async () => {
    setTried(true);
    if (name.trim() === "" || password === "") return;
    setAsking(true);
    setReason(null);
    setReason(await create());
    setAsking(false);
  };

  return (
    <Stack gap="medium">
      <Text>{t("profile.passkey.addText")}</Text>
      {reason === null ? null : <PasskeyFailure title={t("profile.notSaved")} reason={reason} />}
      <Form onSubmit={() => void submit()}>
        <TextField
          required
          id="passkey_name"
          name="passkey_name"
          label={t("profile.passkey.name")}
          hint={t("profile.passkey.nameHint")}
          autoComplete="off"
          maxLength={64}
          value={name}
          error={tried && name.trim() === "" ? t("profile.passkey.nameRequired") : undefined}
          onChange={setName}
        />
        <PasswordProof
          id="passkey_password"
          value={password}
          isTried={tried}
          onChange={setPassword}
        />
        <Button type="submit" width="full" pending={isAsking}>
          {t("profile.passkey.create")}
        </Button>
        <Button variant="secondary" width="full" onPress={onBack}>
          {t("profile.passkey.back")}
        </Button>
      </Form>
    </Stack>
  );
}
