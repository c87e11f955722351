import type { VisitedScreen } from "@alambic/contract";

const byFirstPart: Readonly<Record<string, VisitedScreen>> = {
  "": "home",
  login: "login",
  register: "register",
  waitlist: "waitlist",
  legal: "legal",
  dashboard: "dashboard",
  capsules: "capsules",
  library: "library",
  quests: "quests",
  reviews: "reviews",
  session: "lesson",
  stats: "stats",
  badges: "badges",
  profile: "profile",
};

/** The screen that an address is counted as: its kind, never which capsule or lesson. */
export function visitedScreen(location: string): VisitedScreen {
  const [first = ""] = location.split("/").slice(1);
  if (first === "capsule") return location.endsWith("/plan") ? "plan" : "lesson";
  return byFirstPart[first] ?? "other";
}
