import { useListMails } from "@alambic/api-client/mail";
import { useI18n } from "@alambic/i18n/react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { AdminList } from "./AdminList.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import { MailCard } from "./MailCard.tsx";

/** The mails of the server: what went out, what waits, what failed and why. */
export default withFormats(function AdminMailsScreen() {
  return (
    <AdminScreen page="mails">
      <Mails />
    </AdminScreen>
  );
});

function Mails() {
  const { t } = useI18n();
  const mails = useListMails();
  return (
    <AdminList list={mails} failed={t("admin.mails.failed")} none={t("admin.mails.none")}>
      {(items) => items.map((mail) => <MailCard key={mail.id} mail={mail} />)}
    </AdminList>
  );
}
