import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import type { Obstacle } from "./obstacleOf.ts";

export interface CreationObstacleProps {
  readonly obstacle: Obstacle;
  /** Closes the dialog, where the way on leads elsewhere. */
  readonly onLeave: () => void;
}

/** Why no capsule can be created now, and what to do. */
export function CreationObstacle({ obstacle, onLeave }: CreationObstacleProps) {
  const { t, date } = useI18n();
  switch (obstacle.kind) {
    case "offline":
      return (
        <Banner tone="warning" announcement="polite">
          {t("create.offline")}
        </Banner>
      );
    case "busy":
      return (
        <Banner
          tone="info"
          title={t("create.busyTitle")}
          actions={
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                onLeave();
                navigate(paths.plan(obstacle.capsule));
              }}
            >
              {t("create.busyOpen")}
            </Button>
          }
        >
          {t("create.busyText", { title: obstacle.capsule.title })}
        </Banner>
      );
    case "quota": {
      const renewed = date(new Date(obstacle.renewedAt), { day: "numeric", month: "long" });
      return (
        <Banner tone="warning" title={t("create.quotaReached")}>
          {t("create.quotaRenewed", { date: renewed })}
        </Banner>
      );
    }
  }
}
