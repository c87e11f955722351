/** How long each part of what a member says may be, in characters. */
export const feedbackLimits = { comment: 5_000, detail: 5_000, contact: 254, page: 300 } as const;

/** The page of an address as it goes with what is said there: no parameters, and never too long. */
export function feedbackPage(location: string): string {
  const page = location.split(/[?#]/u)[0] ?? "";
  return (page.startsWith("/") ? page : `/${page}`).slice(0, feedbackLimits.page);
}
