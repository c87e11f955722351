import { useGetCoachOverview } from "@alambic/api-client/coach";
import type { CoachArea, CoachOverview, CoachSuggestion } from "@alambic/contract";
import { CoachPanel } from "@alambic/ui/CoachPanel";
import type { CoachPanelContent, CoachSkill } from "@alambic/ui/CoachPanel";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../../shared/routing/paths.ts";
import { openPlanner } from "../../../shared/screen/planner.ts";
import { unanswered } from "../../../shared/screen/unanswered.tsx";
import type { Foreign } from "./toMessages.tsx";

/** What is best done today, what comes back, and where it goes well or not yet. */
export function CoachDesk() {
  const overview = useGetCoachOverview();
  const foreign = useForeignLanguage();
  const content =
    overview.status === "ready" ? contentOf(overview.data, foreign) : unanswered(overview);
  return <CoachPanel content={content} onRemind={() => openPlanner()} />;
}

function contentOf(
  { today, reviews, focus, strengths }: CoachOverview,
  foreign: Foreign,
): CoachPanelContent {
  const { due_now, due_today, minutes, next_due_at } = reviews;
  return {
    kind: "ready",
    today: { kind: today.kind, text: today.text, href: wayOf(today) },
    reviews: {
      now: due_now,
      today: due_today,
      minutes,
      nextAt: next_due_at === null ? null : new Date(next_due_at),
      href: paths.reviews,
    },
    focus: focus.map((area) => skillOf(area, foreign)),
    strengths: strengths.map((area) => skillOf(area, foreign)),
  };
}

function skillOf({ capsule, lesson, ...figures }: CoachArea, foreign: Foreign): CoachSkill {
  const { share, right, answered, remembered, reviewed } = figures;
  return {
    id: lesson.id,
    lesson: lesson.title,
    capsule: capsule.title,
    href: paths.lesson(lesson.id),
    lang: foreign(capsule.language),
    share,
    right,
    answered,
    remembered,
    reviewed,
  };
}

function wayOf({ kind, capsule, lesson }: CoachSuggestion): string | null {
  switch (kind) {
    case "reviews":
      return paths.reviews;
    case "explore":
      return paths.capsules;
    case "plan":
    case "lesson":
      if (lesson !== null) return paths.lesson(lesson.id);
      return capsule === null ? null : paths.plan(capsule);
    case "rest":
      return null;
  }
}
