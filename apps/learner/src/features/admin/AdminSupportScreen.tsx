import type { SupportStatus } from "@alambic/contract";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import { OpenRequest } from "./OpenRequest.tsx";
import { RequestList } from "./RequestList.tsx";

/** What members ask the team, or one conversation of it. */
export default withFormats(function AdminSupportScreen({ params }: ScreenProps) {
  const { item } = params;
  return (
    <AdminScreen page="support">
      <I18nScope namespaces={["talk"]}>
        {item === undefined ? <Requests /> : <OpenRequest key={item} requestId={item} />}
      </I18nScope>
    </AdminScreen>
  );
});

const statuses: readonly SupportStatus[] = ["open", "answered", "closed"];

function Requests() {
  const { t } = useI18n();
  const [status, setStatus] = useState<SupportStatus>("open");
  return (
    <>
      <ChipGroup
        legend={t("admin.support.show")}
        value={status}
        options={statuses.map((value) => ({ value, label: t(`admin.support.show.${value}`) }))}
        onChange={setStatus}
      />
      <RequestList key={status} status={status} />
    </>
  );
}
