import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import { FeedbackList } from "./FeedbackList.tsx";

const statuses = ["waiting", "handled"] as const;

/** What members say, what waits first. */
export default withFormats(function AdminFeedbackScreen() {
  const { t } = useI18n();
  const [status, setStatus] = useState<(typeof statuses)[number]>("waiting");
  return (
    <AdminScreen page="feedback">
      <ChipGroup
        legend={t("admin.feedback.show")}
        value={status}
        options={statuses.map((value) => ({ value, label: t(`admin.feedback.show.${value}`) }))}
        onChange={setStatus}
      />
      <I18nScope namespaces={["mood", "tools"]}>
        <FeedbackList key={status} handled={status === "handled"} />
      </I18nScope>
    </AdminScreen>
  );
});
