import type { DebateSide } from "@alambic/contract";
import { debateLimits } from "@alambic/domain/debates";
import type { DebateContent } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef, useState } from "react";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { RadioGroup } from "../../primitives/radio-group/RadioGroup.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import { ArgumentParts } from "./ArgumentParts.tsx";

const sides = ["for", "against", "none"] as const satisfies readonly DebateSide[];

export interface DebateEditorProps {
  /** What is written so far. */
  readonly debate: DebateContent;
  /** The level of the headings of its parts. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Makes an id for a part that is added: one that no other part has. */
  readonly makeId: () => string;
  /** Told what changed, as it is to be now. */
  readonly onChange: (changed: Partial<DebateContent>) => void;
}

/** Writes a debate: a question and a side, a claim with its reasons, objections with their replies. */
export function DebateEditor(props: DebateEditorProps) {
  const { debate, headingLevel = 2, makeId, onChange } = props;
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
        headingLevel={headingLevel}
        makeId={makeId}
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
        headingLevel={headingLevel}
        makeId={makeId}
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
