import { lazy } from "react";
import type { ComponentType } from "react";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";

interface AdminContent {
  readonly Content: ComponentType<ScreenProps>;
}

/** The pages for administrators, each loaded by itself: no other screen has to name them. */
const pages = new Map<string, AdminContent>([
  ["waitlist", { Content: lazy(() => import("./AdminWaitlistScreen.tsx")) }],
  ["mails", { Content: lazy(() => import("./AdminMailsScreen.tsx")) }],
  ["visits", { Content: lazy(() => import("./AdminVisitsScreen.tsx")) }],
  ["support", { Content: lazy(() => import("./AdminSupportScreen.tsx")) }],
  ["feedback", { Content: lazy(() => import("./AdminFeedbackScreen.tsx")) }],
]);

/** The page for administrators that the address names. */
export default function AdminPages({ params }: ScreenProps) {
  const page = pages.get(params["page"] ?? "");
  return page === undefined ? <Redirect to={paths.notFound} /> : <page.Content params={params} />;
}
