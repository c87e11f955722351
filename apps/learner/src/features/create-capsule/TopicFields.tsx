import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Form } from "@alambic/ui/Form";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { mostCharacters, textOf } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

export interface TopicFieldsProps {
  readonly creation: Creation;
  /** Whether it is not known yet that a capsule can be created. */
  readonly waiting: boolean;
  /** Enter in the field of a document's topic creates the capsule. */
  readonly onSubmit: () => void;
}

/** The topic, or in PDF mode that of the document. */
export function TopicFields({ creation, waiting, onSubmit }: TopicFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch, errors, classificationFailure: failure } = creation;
  const isPdf = state.mode === "pdf";
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
    disabled: waiting,
    value: isPdf ? state.documentTopic : state.topic,
    error: problem,
    onChange: (text: string) => dispatch({ type: "text", text }),
  };
  return (
    <Form onSubmit={onSubmit}>
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
    </Form>
  );
}
