import type { ReviewExam, ReviewExamChange } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";

export interface ExamDaysProps {
  readonly exams: readonly ReviewExam[];
  readonly onChange: (exam: ReviewExamChange) => void;
}

/** The days on which capsules are to be known. */
export function ExamDays({ exams, onChange }: ExamDaysProps) {
  const { t } = useI18n();
  return (
    <Card>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={2} size="heading">
            {t("review.settings.exams")}
          </Heading>
          <Text tone="second">{t("review.settings.examsText")}</Text>
        </Stack>
        {exams.map((exam) => (
          <ExamDay
            key={`${exam.capsule_id} ${exam.exam_on ?? ""}`}
            exam={exam}
            onChange={onChange}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface ExamDayProps {
  readonly exam: ReviewExam;
  readonly onChange: (exam: ReviewExamChange) => void;
}

/** A date that is being typed is no date yet: it counts once the field is left. */
function ExamDay({ exam: { capsule_id, title, exam_on }, onChange }: ExamDayProps) {
  const [typed, setTyped] = useState(exam_on ?? "");
  return (
    <TextField
      name={`exam-${capsule_id}`}
      type="date"
      label={title}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        const day = typed === "" ? null : typed;
        if (day !== exam_on) onChange({ capsule_id, exam_on: day });
      }}
    />
  );
}
