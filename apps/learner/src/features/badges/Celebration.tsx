import { AchievementToasts } from "@alambic/ui/AchievementToasts";
import { Container } from "@alambic/ui/Container";
import { NewBadgeDialog } from "@alambic/ui/NewBadgeDialog";
import { useEffect, useState } from "react";
import { badgeLook } from "../../shared/badges/badgeLook.ts";
import { useBadgeTexts } from "../../shared/badges/useBadgeTexts.ts";
import { putAway } from "../../shared/notices/achievements.ts";
import type { Achievement } from "../../shared/notices/achievements.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface CelebrationProps {
  /** At least one, oldest first. */
  readonly earned: readonly Achievement[];
}

/**
 * The badges that were just earned: one that a lesson or a review brought has its moment, several
 * come as toasts, and so does what came from elsewhere.
 */
export default function Celebration({ earned }: CelebrationProps) {
  const [only, ...others] = earned;
  if (only?.during === "session" && others.length === 0) return <Moment badge={only.badge} />;
  return <Toasts earned={earned} />;
}

function Moment({ badge }: Pick<Achievement, "badge">) {
  const { key, bonus_xp: bonusXp, title } = badge;
  const texts = useBadgeTexts();
  const close = () => putAway(key);
  return (
    <NewBadgeDialog
      badge={{ name: texts.name(key), description: texts.won(key), ...badgeLook(key) }}
      bonusXp={bonusXp}
      memberTitle={texts.rank(title)}
      onClose={close}
      onOpenBoard={() => {
        close();
        navigate(paths.badge(key));
      }}
    />
  );
}

/** The region is there before what it announces. */
function Toasts({ earned }: CelebrationProps) {
  const texts = useBadgeTexts();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Container>
      <AchievementToasts
        achievements={(isThere ? earned : []).map(({ badge: { key, bonus_xp: bonusXp } }) => ({
          id: key,
          badge: { name: texts.name(key), ...badgeLook(key) },
          bonusXp,
        }))}
        onOpen={(key) => {
          putAway(key);
          navigate(paths.badge(key));
        }}
        onDismiss={putAway}
      />
    </Container>
  );
}
