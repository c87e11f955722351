import { useSession } from "@alambic/api-client/core";
import { useDeleteMe, useExportMe, useLogout } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { Inline } from "@alambic/ui/Inline";
import { PasswordField } from "@alambic/ui/PasswordField";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { forgetDraft } from "../../shared/drafts/forgetDraft.ts";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { forgetWaitingDrafts } from "../../shared/drafts/waitingDrafts.ts";
import { saveFile } from "../../shared/saveFile.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

import { Section } from "./Section.tsx";

/** Taking one's data along, and deleting the account. */
export function DataSection() {
  const { t } = useI18n();
  const archive = useExportMe();
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    const made = await archive.run();
    if (made.ok) saveFile(made.data, "alambic.zip");
  };

  return (
    <Section title={t("profile.danger")}>
      <Text tone="second">{t("profile.exportText")}</Text>
      {archive.status === "failed" ? (
        <FailureBanner title={t("profile.exportFailed")} failure={archive.failure} />
      ) : null}
      <Inline>
        <Button
          variant="secondary"
          pending={archive.status === "running"}
          onPress={() => void download()}
        >
          {t("profile.export")}
        </Button>
      </Inline>
      <Text tone="second">{t("profile.deleteText")}</Text>
      <Inline>
        <Button variant="danger" onPress={() => setDeleting(true)}>
          {t("profile.delete")}
        </Button>
      </Inline>
      {deleting ? <Deletion onClose={() => setDeleting(false)} /> : null}
    </Section>
  );
}

function Deletion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const session = useSession();
  const deleteMe = useDeleteMe();
  const logout = useLogout();
  const [password, setPassword] = useState("");

  const confirm = async () => {
    const deleted = await deleteMe.run({ current_password: password });
    if (!deleted.ok) return;
    forgetDraft();
    await import("../../shared/offline/removals.ts").then(
      ({ forgetAll }) => forgetAll(),
      () => undefined,
    );
    if (session.status === "member") forgetWaitingDrafts(session.user.id);
    await logout.run();
  };

  return (
    <ConfirmDialog
      title={t("profile.deleteTitle")}
      confirmLabel={t("profile.deleteConfirm")}
      cancelLabel={t("profile.keep")}
      tone="danger"
      pending={deleteMe.status === "running"}
      error={deleteMe.status === "failed" ? <ProblemText failure={deleteMe.failure} /> : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="medium">
        <Text>{t("profile.deleteText")}</Text>
        <PasswordField
          required
          id="delete_password"
          name="current_password"
          label={t("profile.currentPassword")}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </Stack>
    </ConfirmDialog>
  );
}
