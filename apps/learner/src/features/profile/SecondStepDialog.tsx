import { useApi } from "@alambic/api-client/core";
import {
  useRemoveSecondStep,
  useRenewRecoveryCodes,
  useStartSecondStep,
} from "@alambic/api-client/users";
import type { SecondStepKey } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Dialog } from "@alambic/ui/Dialog";
import { Form } from "@alambic/ui/Form";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { notify } from "../../shared/notices/notices.ts";
import { PasswordProof } from "./PasswordProof.tsx";
import { DialogStep } from "./DialogStep.tsx";
import { KeyStep } from "./KeyStep.tsx";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";
import type { SecondStepTask } from "./SecondStepTask.ts";

export interface SecondStepDialogProps {
  readonly task: SecondStepTask;
  readonly onClose: () => void;
}

type Stage =
  | { readonly kind: "password" }
  | { readonly kind: "key"; readonly key: SecondStepKey }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

const titles = {
  set_up: "profile.secondStepSetUp",
  renew: "profile.recoveryCodesRenew",
  remove: "profile.secondStepRemove",
} as const;

/** Setting the second step up, renewing its recovery codes or removing it: the password first. */
export default function SecondStepDialog({ task, onClose }: SecondStepDialogProps) {
  const { t } = useI18n();
  const { session } = useApi();
  const start = useStartSecondStep();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondStep();
  const [stage, setStage] = useState<Stage>({ kind: "password" });
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const command = { set_up: start, renew, remove }[task];

  const prove = async () => {
    setTried(true);
    if (password === "") return;
    const proof = { current_password: password };
    if (task === "set_up") {
      const started = await start.run(proof);
      if (started.ok) setStage({ kind: "key", key: started.data });
    } else if (task === "renew") {
      const renewed = await renew.run(proof);
      if (renewed.ok) setStage({ kind: "codes", codes: renewed.data.recovery_codes });
    } else {
      const removed = await remove.run(proof);
      if (!removed.ok) return;
      await session.refresh();
      notify({ tone: "right", text: t("profile.secondStepRemoved") });
      onClose();
    }
  };

  return (
    <Dialog title={t(titles[task])} size="small" onClose={onClose}>
      {stage.kind === "password" ? (
        <Stack gap="medium">
          {task === "remove" ? <Text>{t("profile.secondStepRemoveText")}</Text> : null}
          {command.status === "failed" ? (
            <FailureBanner title={t("profile.notSaved")} failure={command.failure} />
          ) : null}
          <Form onSubmit={() => void prove()}>
            <PasswordProof
              id="second_step_password"
              value={password}
              isTried={tried}
              onChange={setPassword}
            />
            <Button
              type="submit"
              width="full"
              variant={task === "remove" ? "danger" : "primary"}
              pending={command.status === "running"}
            >
              {task === "remove" ? t("profile.secondStepRemove") : t("profile.next")}
            </Button>
          </Form>
        </Stack>
      ) : null}
      {stage.kind === "key" ? (
        <DialogStep>
          <KeyStep given={stage.key} onCodes={(codes) => setStage({ kind: "codes", codes })} />
        </DialogStep>
      ) : null}
      {stage.kind === "codes" ? <RecoveryCodeList codes={stage.codes} onClose={onClose} /> : null}
    </Dialog>
  );
}
