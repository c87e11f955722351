import { useApi } from "@alambic/api-client/core";
import { useRemovePasskey } from "@alambic/api-client/users";
import type { Passkey } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { notify } from "../../shared/notices/notices.ts";
import { PasswordProof } from "./PasswordProof.tsx";

export interface PasskeyRemovalProps {
  readonly passkey: Passkey;
  readonly onBack: () => void;
}

/** Removing a passkey, with the password. */
export function PasskeyRemoval({ passkey, onBack }: PasskeyRemovalProps) {
  const { t } = useI18n();
  const { session } = useApi();
  const remove = useRemovePasskey();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  const submit = async () => {
    setTried(true);
    if (password === "") return;
    const path = { passkey_id: passkey.id };
    const removed = await remove.run({ path, body: { current_password: password } });
    if (!removed.ok) return;
    await session.refresh();
    notify({ tone: "right", text: t("profile.passkey.removed") });
    onBack();
  };

  return (
    <Stack gap="medium">
      <Text>{t("profile.passkey.removeText")}</Text>
      {remove.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={remove.failure} />
      ) : null}
      <Form onSubmit={() => void submit()}>
        <PasswordProof
          id="passkey_password"
          value={password}
          isTried={tried}
          onChange={setPassword}
        />
        <Button type="submit" width="full" variant="danger" pending={remove.status === "running"}>
          {t("profile.passkey.remove")}
        </Button>
        <Button variant="secondary" width="full" onPress={onBack}>
          {t("profile.passkey.back")}
        </Button>
      </Form>
    </Stack>
  );
}
