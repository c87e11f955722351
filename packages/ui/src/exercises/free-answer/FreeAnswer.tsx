import type { FreeAnswerContent, FreeAnswerResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { countWords } from "./countWords.ts";
import { draft } from "./FreeAnswer.css.ts";
import { Judgement } from "./Judgement.tsx";

/** A text to write; then, beside a model answer, the learner says which key points are in it. */
export function FreeAnswer(props: KindProps<FreeAnswerContent, FreeAnswerResponse>) {
  const { content, response, phase, language, passageId, onChange, announce } = props;
  const { t } = useI18n();
  const judgementRef = useRef<HTMLHeadingElement>(null);
  const compared = useRef(false);
  const text = response?.text ?? "";
  const found = response?.found_point_ids;

  // The text box is gone: the keyboard goes to the model answer.
  useLayoutEffect(() => {
    if (compared.current) judgementRef.current?.focus();
    compared.current = false;
  });

  if (found !== undefined || phase !== "answering") {
    return (
      <Judgement
        headingRef={judgementRef}
        content={content}
        text={text}
        found={found ?? []}
        open={phase === "answering"}
        onJudge={(ids) => onChange({ content_type: "free_answer", text, found_point_ids: ids })}
      />
    );
  }
  const compare = () => {
    compared.current = true;
    announce(t("freeAnswer.modelShown"));
    onChange({ content_type: "free_answer", text, found_point_ids: [] });
  };
  const words = countWords(text, content.lang ?? language);
  return (
    <div className={draft}>
      <PromptPicture picture={content.picture} />
      <TextArea
        label={t("freeAnswer.write")}
        hint={words === 0 ? t("freeAnswer.writeHint") : t("freeAnswer.count", { count: words })}
        required
        rows={6}
        maxLength={10_000}
        lang={content.lang ?? language}
        describedBy={passageId}
        value={text}
        onChange={(typed) => onChange({ content_type: "free_answer", text: typed })}
      />
      <Button variant="secondary" disabled={text.trim() === ""} onPress={compare}>
        {t("freeAnswer.compare")}
      </Button>
    </div>
  );
}
