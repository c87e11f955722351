import type { CapsuleDetail } from "@alambic/contract";
import type { CopyState, MissingReason } from "@alambic/domain/offline";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useByteSize } from "../../shared/offline/useByteSize.ts";
import { useWasCleared } from "../../shared/offline/useCopies.ts";

export interface CopyTextProps {
  readonly state: CopyState;
  readonly detail: CapsuleDetail;
}

/** What an item of a lesson takes on average, in bytes: enough to say how large a download will be. */
const bytesPerItem = 2_000;

const reasons = ["not_downloaded", "pending", "online_only"] as const satisfies MissingReason[];

/** How a copy stands, in words: what is there, what is not and why, and how much room it takes. */
export function CopyText({ state, detail }: CopyTextProps) {
  const { t } = useI18n();
  const size = useByteSize();
  const isCleared = useWasCleared(detail.capsule.id);
  if (state.kind === "none") {
    const { capsule } = detail;
    return (
      <Stack gap="xsmall">
        {isCleared ? <Text>{t("offline.cleared")}</Text> : null}
        <Text>
          {t("offline.none", {
            count: capsule.lesson_count,
            size: size(capsule.atom_count * bytesPerItem),
          })}
        </Text>
      </Stack>
    );
  }
  const { kind, kept, count, missing, bytes } = state;
  const told = reasons.flatMap((reason) => {
    const times = missing.filter((lesson) => lesson.reason === reason).length;
    return times === 0 ? [] : [t("offline.missing", { reason, count: times })];
  });
  return (
    <Stack gap="xsmall">
      <Text>
        {kind === "complete" && told.length === 0
          ? t("offline.complete", { size: size(bytes) })
          : t("offline.partial", { kept, count, size: size(bytes) })}
      </Text>
      {kind === "outdated" ? <Text>{t("offline.outdated")}</Text> : null}
      {told.map((text) => (
        <Text key={text} size="small" tone="second">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
