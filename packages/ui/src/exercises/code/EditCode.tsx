import type { CodeContent, CodeResponse, EditTask } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { KindProps } from "../renderer.ts";
import { allRight } from "./allRight.ts";
import { CodeEditor } from "./CodeEditor.tsx";

export interface EditCodeProps extends KindProps<CodeContent, CodeResponse> {
  readonly task: EditTask;
}

/** Code to correct or to complete. */
export default function EditCode(props: EditCodeProps) {
  const { content, task, response, phase, verdicts, promptId, onChange } = props;
  const { t } = useI18n();
  return (
    <CodeEditor
      label={t("code.yours")}
      promptId={promptId}
      language={content.language}
      value={response?.answer.type === "written" ? response.answer.text : task.start}
      maxLength={10_000}
      readOnly={phase !== "answering"}
      right={allRight(verdicts)}
      hint={t("code.editHint")}
      onType={(text) => onChange({ content_type: "code", answer: { type: "written", text } })}
    />
  );
}
