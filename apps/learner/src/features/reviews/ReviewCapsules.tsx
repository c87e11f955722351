import type { ReviewCapsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { RotateCcw } from "@alambic/ui/icons";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../shared/routing/paths.ts";

const RestartDialog = lazy(() => import("./RestartDialog.tsx"));

export interface ReviewCapsulesProps {
  readonly capsules: readonly ReviewCapsule[];
}

/** The capsules whose cards are in memory: each can be reviewed by itself, or begun anew. */
export function ReviewCapsules({ capsules }: ReviewCapsulesProps) {
  const { t } = useI18n();
  const [restarting, setRestarting] = useState<ReviewCapsule | null>(null);
  return (
    <Stack gap="medium">
      <Heading level={2} size="heading">
        {t("review.screen.capsules")}
      </Heading>
      {capsules.map((capsule) => {
        const { id, title, waiting, cards } = capsule;
        return (
          <Card key={id} padding="even">
            <Inline justify="between" gap="medium">
              <Stack gap="xsmall">
                <Heading level={3} size="body" id={`reviews-of-${id}`}>
                  {title}
                </Heading>
                <Text tone="second">{t("review.screen.capsuleCards", { waiting, cards })}</Text>
              </Stack>
              <Inline gap="small">
                <Button
                  variant="quiet"
                  size="small"
                  icon={RotateCcw}
                  describedBy={`reviews-of-${id}`}
                  onPress={() => setRestarting(capsule)}
                >
                  {t("review.screen.restart")}
                </Button>
                {waiting === 0 ? null : (
                  <ButtonLink
                    href={paths.reviewOf(id)}
                    variant="secondary"
                    size="small"
                    describedBy={`reviews-of-${id}`}
                  >
                    {t("review.screen.reviewCapsule")}
                  </ButtonLink>
                )}
              </Inline>
            </Inline>
          </Card>
        );
      })}
      {restarting === null ? null : (
        <Suspense>
          <RestartDialog capsule={restarting} onClose={() => setRestarting(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
