import type { CodeContent, CodeResponse, OutputTask } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { CodeText } from "../../primitives/code-text/CodeText.tsx";
import type { KindProps } from "../renderer.ts";
import { allRight } from "./allRight.ts";
import { CodeEditor } from "./CodeEditor.tsx";
import { PrintedLines } from "./PrintedLines.tsx";

export interface ReadOutputProps extends KindProps<CodeContent, CodeResponse> {
  readonly task: OutputTask;
}

/** Code, and a box for what it prints, line by line. */
export default function ReadOutput(props: ReadOutputProps) {
  const { content, task, response, phase, verdicts, promptId, onChange } = props;
  const { t } = useI18n();
  return (
    <>
      <CodeText code={task.code} language={content.language} />
      <CodeEditor
        label={t("code.prints")}
        promptId={promptId}
        language="text"
        value={response?.answer.type === "written" ? response.answer.text : ""}
        maxLength={10_000}
        readOnly={phase !== "answering"}
        right={allRight(verdicts)}
        hint={t("code.printsHint")}
        onType={(text) => onChange({ content_type: "code", answer: { type: "written", text } })}
      />
      {verdicts !== null && phase === "checked" ? <PrintedLines verdicts={verdicts} /> : null}
    </>
  );
}
