import type { DebateSide } from "@alambic/contract";
import { debateLimits } from "@alambic/domain/debates";
import type { DebateContent } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { RadioGroup } from "@alambic/ui/RadioGroup";
import { Stack } from "@alambic/ui/Stack";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { useEffect, useRef, useState } from "react";
import { ArgumentParts } from "./ArgumentParts.tsx";

const sides = ["for", "against", "none"] as const satisfies readonly DebateSide[];

export interface DebateEditorProps {
  readonly debate: DebateContent;
  readonly onChange: (changed: Partial<DebateContent>) => void;
}

/** Writes a debate: a question and a side, a claim with its reasons, objections with their replies. */
export function DebateEditor({ debate, onChange }: DebateEditorProps) {
  const { t } = useI18n();
  const { question, side, claim, reasons, objections, conclusion } = debate;
  const first = useRef<HTMLTextAreaElement>(null);
  const [asksFirst] = useState(question === "");
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="large">
      <TextArea
        ref={asksFirst ? first : undefined}
        label={t("debate.question")}
        hint={t("debate.questionHint")}
        required
        rows={2}
        maxLength={debateLimits.question}
        value={question}
        onChange={(changed) => onChange({ question: changed })}
      />
      <RadioGroup
        legend={t("debate.side")}
        layout="row"
        options={sides.map((value) => ({ value, label: t("debate.sideOf", { side: value }) }))}
        value={side}
        onChange={(changed) => onChange({ side: changed })}
      />
      <TextArea
        ref={asksFirst ? undefined : first}
        label={t("debate.claim")}
        hint={t("debate.claimHint")}
        required
        rows={2}
        maxLength={debateLimits.claim}
        value={claim}
        onChange={(changed) => onChange({ claim: changed })}
      />
      <ArgumentParts
        kind="reason"
        parts={reasons}
        most={debateLimits.reasons}
        create={(id) => ({ id, text: "", source: "" })}
        onChange={(changed) => onChange({ reasons: changed })}
        fields={(reason, place, change) => (
          <>
            <TextArea
              id={reason.id}
              label={t("debate.reason", { place })}
              required
              rows={2}
              maxLength={debateLimits.reason}
              value={reason.text}
              onChange={(text) => change({ ...reason, text })}
            />
            <TextField
              label={t("debate.source", { place })}
              maxLength={debateLimits.source}
              value={reason.source}
              onChange={(source) => change({ ...reason, source })}
            />
          </>
        )}
      />
      <ArgumentParts
        kind="objection"
        parts={objections}
        most={debateLimits.objections}
        create={(id) => ({ id, text: "", reply: "" })}
        onChange={(changed) => onChange({ objections: changed })}
        fields={(objection, place, change) => (
          <>
            <TextArea
              id={objection.id}
              label={t("debate.objection", { place })}
              required
              rows={2}
              maxLength={debateLimits.objection}
              value={objection.text}
              onChange={(text) => change({ ...objection, text })}
            />
            <TextArea
              label={t("debate.reply", { place })}
              required
              rows={2}
              maxLength={debateLimits.reply}
              value={objection.reply}
              onChange={(reply) => change({ ...objection, reply })}
            />
          </>
        )}
      />
      <TextArea
        label={t("debate.conclusion")}
        hint={t("debate.conclusionHint")}
        required
        rows={3}
        maxLength={debateLimits.conclusion}
        value={conclusion}
        onChange={(changed) => onChange({ conclusion: changed })}
      />
    </Stack>
  );
}
