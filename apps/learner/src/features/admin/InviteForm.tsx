import { useInviteToWaitlist } from "@alambic/api-client/waitlist";
import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Form } from "@alambic/ui/Form";
import { Heading } from "@alambic/ui/Heading";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { TextArea } from "@alambic/ui/TextArea";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { InvitedBanner } from "./InvitedBanner.tsx";

const locales = ["fr", "en", "nl"] as const;

/** Invites addresses that do not wait, each by a mail of its own. */
export function InviteForm() {
  const { t, locale } = useI18n();
  const invite = useInviteToWaitlist();
  const [text, setText] = useState("");
  const [language, setLanguage] = useState<Locale>(locale);
  const [isEmpty, setEmpty] = useState(false);

  const submit = async () => {
    const emails = text.split(/[\s,;]+/u).filter((email) => email !== "");
    setEmpty(emails.length === 0);
    if (emails.length === 0) return;
    const done = await invite.run({ emails, language });
    if (done.ok) setText("");
  };

  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title">
          {t("admin.invite.title")}
        </Heading>
        {invite.status === "succeeded" ? <InvitedBanner result={invite.data} /> : null}
        {invite.status === "failed" ? (
          <FailureBanner title={t("admin.waitlist.inviteFailed")} failure={invite.failure} />
        ) : null}
        <Form onSubmit={() => void submit()}>
          <TextArea
            required
            label={t("admin.invite.addresses")}
            hint={t("admin.invite.hint")}
            rows={4}
            value={text}
            error={isEmpty ? t("admin.invite.required") : undefined}
            onChange={setText}
          />
          <Select
            label={t("admin.invite.language")}
            value={language}
            options={locales.map((value) => ({
              value,
              label: t("admin.language", { language: value }),
            }))}
            onChange={setLanguage}
          />
          <Button type="submit" pending={invite.status === "running"}>
            {t("admin.invite.send")}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
