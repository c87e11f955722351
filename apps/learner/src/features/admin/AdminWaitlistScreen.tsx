import type { WaitlistEntryStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { WaitingList } from "./WaitingList.tsx";

const statuses = ["waiting", "unconfirmed", "invited", "joined"] as const;

/** Who waits for a place; many are invited at once, and addresses that do not wait as well. */
export default withFormats(function AdminWaitlistScreen() {
  const { t } = useI18n();
  const [status, setStatus] = useState<WaitlistEntryStatus>("waiting");
  return (
    <AdminScreen page="waitlist">
      <ChipGroup
        legend={t("admin.waitlist.status")}
        value={status}
        options={statuses.map((value) => ({ value, label: t(`admin.waitlist.status.${value}`) }))}
        onChange={setStatus}
      />
      <WaitingList key={status} status={status} />
      <InviteForm />
    </AdminScreen>
  );
});
