import { useRenamePasskey } from "@alambic/api-client/users";
import type { Passkey } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Stack } from "@alambic/ui/Stack";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";

export interface PasskeyRenameProps {
  readonly passkey: Passkey;
  readonly onBack: () => void;
}

/** Giving a passkey another name. */
export function PasskeyRename({ passkey, onBack }: PasskeyRenameProps) {
  const { t } = useI18n();
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);

  const save = async () => {
    if (name.trim() === "") return;
    const path = { passkey_id: passkey.id };
    const renamed = await rename.run({ path, body: { name: name.trim() } });
    if (renamed.ok) onBack();
  };

  return (
    <Stack gap="medium">
      {rename.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={rename.failure} />
      ) : null}
      <Form onSubmit={() => void save()}>
        <TextField
          required
          id="passkey_name"
          name="passkey_name"
          label={t("profile.passkey.name")}
          autoComplete="off"
          maxLength={64}
          value={name}
          error={name.trim() === "" ? t("profile.passkey.nameRequired") : undefined}
          onChange={setName}
        />
        <Button type="submit" width="full" pending={rename.status === "running"}>
          {t("profile.passkey.save")}
        </Button>
        <Button variant="secondary" width="full" onPress={onBack}>
          {t("profile.passkey.back")}
        </Button>
      </Form>
    </Stack>
  );
}
