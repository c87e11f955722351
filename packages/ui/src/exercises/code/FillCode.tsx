import type { CodeContent, CodeResponse, FillTask } from "@alambic/contract";
import { codeGapsOf, codeTypedInto } from "@alambic/domain/exercises/code";
import { useI18n } from "@alambic/i18n/react";
import { Tokens } from "../../primitives/code-text/Tokens.tsx";
import { Gap } from "../fill-in-blank/Gap.tsx";
import type { KindProps } from "../renderer.ts";
import { filled, scroller } from "./Code.css.ts";

export interface FillCodeProps extends KindProps<CodeContent, CodeResponse> {
  readonly task: FillTask;
}

/** Code with inputs inside it. */
export default function FillCode(props: FillCodeProps) {
  const { content, task, response, phase, verdicts, promptId, onChange } = props;
  const { t } = useI18n();
  const gaps = codeGapsOf(task);
  const given = response ?? { content_type: "code", answer: { type: "filled", gaps: [] } };
  const type = (gapId: string, text: string) => {
    const typed = given.answer.type === "filled" ? given.answer.gaps : [];
    const others = typed.filter(({ id }) => id !== gapId);
    onChange({
      content_type: "code",
      answer: { type: "filled", gaps: [...others, { id: gapId, text }] },
    });
  };
  return (
    <div role="group" aria-labelledby={promptId} aria-label={t("code.code")} className={scroller}>
      <pre dir="ltr" translate="no" className={filled}>
        {task.segments.map((segment, index) =>
          segment.type === "text" ? (
            <Tokens key={`${index}`} code={segment.text} language={content.language} />
          ) : (
            <Gap
              key={segment.id}
              gap={segment}
              number={gaps.indexOf(segment) + 1}
              total={gaps.length}
              text={codeTypedInto(given, segment.id)}
              open={phase === "answering"}
              right={verdicts?.get(segment.id)}
              onType={(text) => type(segment.id, text)}
            />
          ),
        )}
      </pre>
    </div>
  );
}
