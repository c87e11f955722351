import { useReportIllegalContent } from "@alambic/api-client/legal";
import { checkEmail } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Checkbox } from "@alambic/ui/Checkbox";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { Select } from "@alambic/ui/Select";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";

const reasons = ["illegal", "hate", "copyright", "privacy", "other"] as const;

const empty = { address: "", explanation: "", name: "", email: "", isMeant: false };

/** Reports illegal content; the receipt names the report. */
export function ReportContentForm() {
  const { t } = useI18n();
  const report = useReportIllegalContent();
  const [form, setForm] = useState(empty);
  const [reason, setReason] = useState<(typeof reasons)[number]>("illegal");
  const [attempts, setAttempts] = useState(0);
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part });

  const email = form.email.trim();
  const wrong = {
    address: form.address.trim() === "" ? t("legal.formAddressRequired") : undefined,
    explanation: form.explanation.trim() === "" ? t("legal.formExplanationRequired") : undefined,
    email: email !== "" && checkEmail(email) !== null ? t("legal.formEmailInvalid") : undefined,
    good_faith: form.isMeant ? undefined : t("legal.formGoodFaithRequired"),
  };
  const errorOf = (field: keyof typeof wrong) => (attempts === 0 ? undefined : wrong[field]);
  const errors = (["address", "explanation", "email", "good_faith"] as const).flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ fieldId: field, message }];
  });

  const submit = async () => {
    setAttempts(attempts + 1);
    if (Object.values(wrong).some((message) => message !== undefined)) return;
    const { address, explanation } = form;
    const name = form.name.trim();
    await report.run({
      address: address.trim(),
      explanation: explanation.trim(),
      reason,
      in_good_faith: true,
      ...(name === "" ? {} : { name }),
      ...(email === "" ? {} : { email }),
    });
  };

  if (report.status === "succeeded") {
    return (
      <Banner tone="right" title={t("legal.formSent")} announcement="polite">
        {t("legal.formReceipt", { reference: report.data.reference })}
      </Banner>
    );
  }
  return (
    <Form onSubmit={() => void submit()}>
      <ErrorSummary key={attempts} errors={errors} />
      {report.status === "failed" ? (
        <FailureBanner title={t("legal.formFailed")} failure={report.failure} />
      ) : null}
      <TextField
        required
        id="address"
        label={t("legal.formAddress")}
        value={form.address}
        error={errorOf("address")}
        onChange={(address) => change({ address })}
      />
      <Select
        label={t("legal.formReason")}
        value={reason}
        options={reasons.map((value) => ({ value, label: t(`legal.formReason.${value}`) }))}
        onChange={setReason}
      />
      <TextArea
        required
        id="explanation"
        label={t("legal.formExplanation")}
        rows={5}
        value={form.explanation}
        error={errorOf("explanation")}
        onChange={(explanation) => change({ explanation })}
      />
      <TextField
        label={t("legal.formName")}
        autoComplete="name"
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        id="email"
        type="email"
        label={t("legal.formEmail")}
        hint={t("legal.formEmailHint")}
        autoComplete="email"
        value={form.email}
        error={errorOf("email")}
        onChange={(address) => change({ email: address })}
      />
      <Checkbox
        required
        id="good_faith"
        label={t("legal.formGoodFaith")}
        checked={form.isMeant}
        error={errorOf("good_faith")}
        onChange={(isMeant) => change({ isMeant })}
      />
      <Button type="submit" pending={report.status === "running"}>
        {t("legal.formSend")}
      </Button>
    </Form>
  );
}
