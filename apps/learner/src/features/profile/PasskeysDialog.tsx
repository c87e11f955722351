import { useI18n } from "@alambic/i18n/react";
import { Dialog } from "@alambic/ui/Dialog";
import { useState } from "react";
import { DialogStep } from "./DialogStep.tsx";
import { NewPasskey } from "./NewPasskey.tsx";
import { PasskeyRemoval } from "./PasskeyRemoval.tsx";
import { PasskeyRename } from "./PasskeyRename.tsx";
import { PasskeyRows } from "./PasskeyRows.tsx";
import type { PasskeyTask } from "./PasskeyTask.ts";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";

export interface PasskeysDialogProps {
  readonly onClose: () => void;
}

/** The member's passkeys: adding, renaming and removing them. */
export default function PasskeysDialog({ onClose }: PasskeysDialogProps) {
  const { t } = useI18n();
  const [task, setTask] = useState<PasskeyTask>({ kind: "list" });
  const back = () => setTask({ kind: "list" });
  return (
    <Dialog title={titleOf()} size="small" onClose={onClose}>
      <DialogStep key={task.kind}>{content()}</DialogStep>
    </Dialog>
  );

  function titleOf(): string {
    switch (task.kind) {
      case "list":
        return t("profile.passkeys");
      case "add":
        return t("profile.passkey.add");
      case "rename":
        return t("profile.passkey.rename", { name: task.passkey.name });
      case "remove":
        return t("profile.passkey.removeNamed", { name: task.passkey.name });
      case "codes":
        return t("profile.recoveryCodes");
    }
  }

  function content() {
    switch (task.kind) {
      case "list":
        return <PasskeyRows onTask={setTask} />;
      case "add":
        return (
          <NewPasskey
            onAdded={(codes) => (codes.length === 0 ? back() : setTask({ kind: "codes", codes }))}
            onBack={back}
          />
        );
      case "rename":
        return <PasskeyRename passkey={task.passkey} onBack={back} />;
      case "remove":
        return <PasskeyRemoval passkey={task.passkey} onBack={back} />;
      case "codes":
        return <RecoveryCodeList codes={task.codes} onClose={back} />;
    }
  }
}
