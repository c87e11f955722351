import { expect, test } from "vitest";
import { visitedScreen } from "./visitedScreen.ts";

test.each([
  ["/", "home"],
  ["/capsule/arts/generic/0199f0a2/plan", "plan"],
  ["/capsule/0199f0a2/granule/1/molecule/2", "lesson"],
  ["/session/molecule/0199f0a2", "lesson"],
  ["/reviews/session", "reviews"],
  ["/admin/mails", "other"],
])("%s is counted as %s", (location, screen) => expect(visitedScreen(location)).toBe(screen));
