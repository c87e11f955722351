import type { Member } from "./Member.ts";

/** A screen of the application and how it is reached. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

export const guestPlaces: readonly Place[] = [
  { name: "landing", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password#token=unknown" },
  { name: "verify-email", path: "/verify-email#token=unknown" },
  { name: "waitlist-confirm", path: "/waitlist/confirm#token=unknown" },
  { name: "waitlist-activate", path: "/waitlist/activate#token=unknown" },
  { name: "legal-notice", path: "/legal/notice" },
  { name: "legal-privacy", path: "/legal/privacy" },
  { name: "legal-report", path: "/legal/report" },
  { name: "coming-soon", path: "/chat/anything" },
  { name: "not-found", path: "/404" },
];

/** Screens of a member who has joined nothing yet. */
export const newcomerPlaces: readonly Place[] = [
  { name: "dashboard-empty", path: "/dashboard" },
  { name: "library-empty", path: "/library" },
  { name: "catalogue", path: "/capsules" },
  { name: "reports-empty", path: "/reports" },
  { name: "badges-none", path: "/badges" },
  { name: "reviews-empty", path: "/reviews" },
  { name: "reviews-settings", path: "/reviews/settings" },
  { name: "quests-empty", path: "/quests" },
  { name: "stats-empty", path: "/stats" },
  { name: "profile", path: "/profile" },
  { name: "premium", path: "/premium" },
  { name: "support-empty", path: "/support" },
  { name: "payment-none", path: "/payment-success" },
];

/** Joins the first shipped capsules and names the screens that then have something to show. */
export async function memberPlaces(member: Member): Promise<Place[]> {
  const [capsule, ...others] = await member.shipped();
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  for (const { id } of [...others, capsule]) await member.enroll(id);
  const { id, domain, area } = capsule;
  const plan = await member.capsule(id, domain, area);
  const lesson = plan.granules[0]?.molecules[0];
  if (lesson === undefined) throw new Error(`${capsule.title} has no lesson.`);
  return [
    { name: "dashboard", path: "/dashboard" },
    { name: "library", path: "/library" },
    { name: "plan", path: `/capsule/${domain}/${area}/${id}/plan` },
    { name: "exercises-of-others", path: `/capsule/${domain}/${area}/${id}/exercises` },
    { name: "quests", path: "/quests" },
    { name: "journal", path: "/journal" },
    { name: "toolbox", path: "/toolbox" },
    { name: "lesson", path: `/session/molecule/${lesson.id}` },
  ];
}
