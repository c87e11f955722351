import { useGetHeldReviewCards, useReleaseReviewCard } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useEffect, useRef, useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { focusHeading } from "../../shared/routing/focusHeading.ts";

export interface HeldCardsProps {
  readonly count: number;
}

/** The cards that were put aside: out of sight until they are asked for. */
export default function HeldCards({ count }: HeldCardsProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed has made room for it.
    if (open) title.current?.focus();
  }, [open]);
  if (open) {
    return (
      <Stack gap="medium">
        <Heading level={2} size="heading" focusable ref={title}>
          {t("review.screen.held")}
        </Heading>
        <HeldList />
      </Stack>
    );
  }
  return (
    <Button variant="secondary" width="full" onPress={() => setOpen(true)}>
      {t("review.screen.showHeld", { count })}
    </Button>
  );
}

function HeldList() {
  const { t } = useI18n();
  const held = useGetHeldReviewCards();
  const release = useReleaseReviewCard();
  if (held.status === "failed") {
    return (
      <ErrorState level={3} title={t("review.failed")} onRetry={() => void held.refresh()}>
        {t("review.failedText")}
      </ErrorState>
    );
  }
  if (held.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const takeUp = async (cardId: string, title: string) => {
    const released = await release.run({ card_id: cardId });
    if (released.ok) {
      focusHeading();
      notify({ tone: "right", about: cardId, text: t("review.screen.released", { title }) });
    } else {
      notify({ tone: "wrong", about: cardId, text: t("review.screen.releaseFailed") });
    }
  };
  return (
    <Stack gap="medium">
      {held.data.items.map(({ id, title, kind, language, ...from }) => (
        <Inline key={id} justify="between" gap="medium">
          <Stack gap="xsmall">
            <span lang={language} id={`held-${id}`}>
              {title}
            </span>
            <Text tone="second" size="small">
              {t(
                kind === "tomorrow" ? "review.screen.heldUntilTomorrow" : "review.screen.heldHere",
                {
                  capsule: from.capsule_title,
                },
              )}
            </Text>
          </Stack>
          <Button
            variant="secondary"
            size="small"
            describedBy={`held-${id}`}
            onPress={() => void takeUp(id, title)}
          >
            {t("review.screen.release")}
          </Button>
        </Inline>
      ))}
      {held.data.hasMore ? (
        <Button variant="quiet" onPress={held.showMore}>
          {t("review.screen.moreHeld")}
        </Button>
      ) : null}
    </Stack>
  );
}
