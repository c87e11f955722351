import { useListFeedback, useMarkFeedback } from "@alambic/api-client/feedback";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { AdminList } from "./AdminList.tsx";
import { FeedbackCard } from "./FeedbackCard.tsx";

export interface FeedbackListProps {
  readonly handled: boolean;
}

/** What members said that was handled, or that waits. */
export function FeedbackList({ handled }: FeedbackListProps) {
  const { t } = useI18n();
  const list = useListFeedback({ handled });
  const mark = useMarkFeedback();
  const [marking, setMarking] = useState<string | null>(null);
  const turn = async (id: string) => {
    setMarking(id);
    const marked = await mark.run({
      path: { feedback_id: id },
      body: { handled: !handled },
    });
    // The card leaves this list, and the button that was pressed with it.
    if (marked.ok) focusHeading();
  };
  return (
    <Stack gap="medium">
      {mark.status === "failed" ? (
        <FailureBanner title={t("admin.feedback.markFailed")} failure={mark.failure} />
      ) : null}
      <AdminList list={list} failed={t("admin.feedback.failed")} none={t("admin.feedback.none")}>
        {(items, total) => (
          <>
            <Text size="small" tone="second">
              {t("admin.feedback.count", { count: total })}
            </Text>
            {items.map((feedback) => (
              <FeedbackCard
                key={feedback.id}
                feedback={feedback}
                pending={mark.status === "running" && marking === feedback.id}
                onTurn={() => void turn(feedback.id)}
              />
            ))}
          </>
        )}
      </AdminList>
    </Stack>
  );
}
