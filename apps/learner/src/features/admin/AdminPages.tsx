import { lazy } from "react";
import type { ComponentType } from "react";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";

interface AdminContent {
  readonly Content: ComponentType<ScreenProps>;
  /** It shows one of its things where the address names it. */
  readonly hasItems?: boolean;
}

/** The pages for administrators, each loaded by itself: no other screen has to name them. */
const pages = new Map<string, AdminContent>([
  ["waitlist", { Content: lazy(() => import("./AdminWaitlistScreen.tsx")) }],
  ["mails", { Content: lazy(() => import("./AdminMailsScreen.tsx")) }],
  ["visits", { Content: lazy(() => import("./AdminVisitsScreen.tsx")) }],
  ["support", { Content: lazy(() => import("./AdminSupportScreen.tsx")), hasItems: true }],
  ["feedback", { Content: lazy(() => import("./AdminFeedbackScreen.tsx")) }],
]);

/** The page for administrators that the address names. */
export default function AdminPages({ params }: ScreenProps) {
  const { page: name = "", item } = params;
  const page = pages.get(name);
  if (page === undefined || (item !== undefined && page.hasItems !== true))
    return <Redirect to={paths.notFound} />;
  return <page.Content params={params} />;
}
