import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { FlaskConical } from "@alambic/ui/icons";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { mostCharacters, recognised, textOf } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

export interface TopicFieldsProps {
  readonly creation: Creation;
}

/** The topic, or in PDF mode that of the document, and the button that has it recognised. */
export function TopicFields({ creation }: TopicFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch, errors, isClassifying, classificationFailure: failure } = creation;
  const isPdf = state.mode === "pdf";
  const { status } = recognised(state);
  const { length } = textOf(state);
  const problems = {
    required: () => t("create.topicRequired"),
    tooLong: () =>
      t("create.topicTooLong", {
        count: length,
        most: mostCharacters,
        over: length - mostCharacters,
      }),
  };
  const problem = errors.text === undefined ? undefined : problems[errors.text]();
  const field = {
    id: "topic",
    name: "topic",
    required: true,
    value: isPdf ? state.documentTopic : state.topic,
    error: problem,
    onChange: (text: string) => dispatch({ type: "text", text }),
  };
  return (
    <Form onSubmit={() => void creation.classify()}>
      {isPdf ? (
        <TextField
          {...field}
          label={t("create.documentTopic")}
          hint={t("create.documentTopicHint")}
        />
      ) : (
        <TextArea
          {...field}
          rows={2}
          label={t("create.topic")}
          hint={t("create.topicHint", { most: mostCharacters })}
        />
      )}
      {failure === null ? null : (
        <Banner tone="wrong" title={t("create.classificationFailed")} announcement="assertive">
          <ProblemText failure={failure} slow="classification" />
        </Banner>
      )}
      {status === "outdated" ? (
        <Banner tone="warning" announcement="polite">
          {t("create.classificationChanged")}
        </Banner>
      ) : null}
      {errors.recognition === "required" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("create.classificationRequired")}
        </Banner>
      ) : null}
      {status === "valid" ? null : (
        <Button type="submit" variant="secondary" icon={FlaskConical} pending={isClassifying}>
          {status === "outdated" ? t("create.classifyAgain") : t("create.classify")}
        </Button>
      )}
    </Form>
  );
}
