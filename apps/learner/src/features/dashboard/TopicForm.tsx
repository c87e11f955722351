import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Form } from "@alambic/ui/Form";
import { TextField } from "@alambic/ui/TextField";
import { ArrowRight } from "@alambic/ui/icons";
import { useState } from "react";
import { openCreation } from "../../shared/screen/shell-state.ts";

export interface TopicFormProps {
  /** On a ground of peach. */
  readonly warm?: boolean;
}

/** The topic of a new capsule, typed where it comes to mind; the dialog goes on with it. */
export function TopicForm({ warm = false }: TopicFormProps) {
  const { t } = useI18n();
  const [topic, setTopic] = useState("");
  return (
    <Form onSubmit={() => openCreation("topic", topic.trim())}>
      <TextField
        label={t("dashboard.topic")}
        placeholder={t("dashboard.topicHint")}
        required
        name="topic"
        value={topic}
        onChange={setTopic}
      />
      <Button
        data-tutorial="create"
        type="submit"
        variant={warm ? "warm" : "primary"}
        iconEnd={ArrowRight}
      >
        {t("member.createCapsule")}
      </Button>
    </Form>
  );
}
