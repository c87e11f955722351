import { checkWaitlistForm, mostTopics, readTopics } from "@alambic/domain/waitlist";
import type { WaitlistRequest } from "@alambic/domain/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Checkbox } from "../../primitives/checkbox/Checkbox.tsx";
import { Details } from "../../primitives/details/Details.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorSummary } from "../../primitives/error-summary/ErrorSummary.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import { Invitees } from "./Invitees.tsx";
import { useWaitlistForm } from "./useWaitlistForm.ts";
import { names } from "./WaitlistForm.css.ts";

/** How the sending goes. A message of the server takes the place of ours. */
export type WaitlistState =
  | { readonly kind: "idle" | "submitting" }
  | { readonly kind: "success" | "error"; readonly message?: string | undefined };

export interface WaitlistFormProps {
  readonly state: WaitlistState;
  /** Told a request that keeps all rules. */
  readonly onSubmit: (request: WaitlistRequest) => void;
}

/** Asks for a place: an address, and if wished, folded, names, topics and friends. */
export function WaitlistForm({ state, onSubmit }: WaitlistFormProps) {
  const { t } = useI18n();
  const id = useId();
  const { form, change, problems, setProblems } = useWaitlistForm();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const fieldId = (path: string) => `${id}-${path.replaceAll(".", "-")}`;
  const problemOf = (path: string) => {
    const code = problems.find((problem) => problem.path === path)?.code;
    return code === undefined ? undefined : t(`waitlist.problem.${code}`);
  };
  const submit = () => {
    const checked = checkWaitlistForm(form);
    setProblems(checked.ok ? [] : checked.error);
    // What is wrong in the folded part has to be seen, and reached from the summary.
    if (!checked.ok && checked.error.some(({ path }) => path !== "email")) setMoreOpen(true);
    if (checked.ok) onSubmit(checked.value);
  };

  if (state.kind === "success") {
    return (
      <div role="status">
        <EmptyState illustration="drops" level={3} title={t("waitlist.successTitle")}>
          {state.message ?? t("waitlist.success")}
        </EmptyState>
      </div>
    );
  }
  return (
    <Form gap="large" onSubmit={submit}>
      {state.kind === "error" ? (
        <Banner tone="wrong" announcement="assertive">
          {state.message ?? t("waitlist.failed")}
        </Banner>
      ) : null}
      <ErrorSummary
        errors={problems.map(({ path, code }) => ({
          fieldId: fieldId(path),
          message: t(`waitlist.problem.${code}`),
        }))}
      />
      <TextField
        id={fieldId("email")}
        type="email"
        autoComplete="email"
        required
        label={t("waitlist.email")}
        value={form.email}
        error={problemOf("email")}
        onChange={(email) => change({ email })}
      />
      <Details
        summary={t("waitlist.more")}
        aside={t("kit.optional")}
        open={isMoreOpen}
        onToggle={setMoreOpen}
      >
        <Stack gap="large">
          <div className={names}>
            <TextField
              autoComplete="given-name"
              label={t("waitlist.firstName")}
              id={fieldId("first_name")}
              value={form.first_name}
              error={problemOf("first_name")}
              onChange={(first_name) => change({ first_name })}
            />
            <TextField
              autoComplete="family-name"
              label={t("waitlist.lastName")}
              id={fieldId("last_name")}
              value={form.last_name}
              error={problemOf("last_name")}
              onChange={(last_name) => change({ last_name })}
            />
          </div>
          <TextField
            id={fieldId("topics")}
            label={t("waitlist.topics")}
            hint={
              form.topics === ""
                ? t("waitlist.topicsHint", { most: mostTopics })
                : t("waitlist.topicsRead", {
                    count: readTopics(form.topics).length,
                    most: mostTopics,
                  })
            }
            value={form.topics}
            error={problemOf("topics")}
            onChange={(topics) => change({ topics })}
          />
          <Invitees
            id={fieldId("invitees")}
            invitees={form.invitees}
            problemOf={problemOf}
            fieldId={fieldId}
            onChange={(invitees) => change({ invitees })}
          />
          <Checkbox
            label={t("waitlist.beta")}
            checked={form.beta_tester}
            onChange={(beta_tester) => change({ beta_tester })}
          />
        </Stack>
      </Details>
      <Button type="submit" size="large" width="full" pending={state.kind === "submitting"}>
        {t("waitlist.submit")}
      </Button>
    </Form>
  );
}
