import type { Access } from "./access.ts";
import { defineScreen } from "../../shared/routing/defineScreen.tsx";
import type { DefinedScreen } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  /** `site` stands between the bars of the shell, `bare` has the whole window. */
  readonly frame: "site" | "bare";
  readonly screen: DefinedScreen;
}

const lesson = defineScreen(
  () => import("../../features/lesson/LessonScreen.tsx"),
  ["lesson", "exercise", "lessonPlayer"],
);

const comingSoon = defineScreen(
  () => import("../../features/coming-soon/ComingSoonScreen.tsx"),
  ["elsewhere"],
);

/** Every screen: its address, for whom it is, and where its code and texts are. */
export const routes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    access: "guest",
    frame: "site",
    screen: defineScreen(() => import("../../features/landing/LandingScreen.tsx"), ["landing"]),
  },
  {
    path: paths.login,
    access: "guest",
    frame: "site",
    screen: defineScreen(() => import("../../features/login/LoginScreen.tsx"), ["login"]),
  },
  {
    path: paths.register,
    access: "guest",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/register/RegisterScreen.tsx"),
      ["account", "waitlist"],
    ),
  },
  {
    path: paths.waitlist,
    access: "guest",
    frame: "site",
    screen: defineScreen(() => import("../../features/waitlist/WaitlistScreen.tsx"), ["waitlist"]),
  },
  {
    path: paths.waitlistConfirm,
    access: "anyone",
    frame: "site",
    screen: defineScreen(() => import("../../features/waitlist/ConfirmScreen.tsx"), ["waitlist"]),
  },
  {
    path: paths.waitlistActivate,
    access: "anyone",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/register/ActivateScreen.tsx"),
      ["account", "waitlist"],
    ),
  },
  {
    path: paths.forgotPassword,
    access: "anyone",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/forgot-password/ForgotPasswordScreen.tsx"),
      ["account"],
    ),
  },
  {
    path: paths.resetPassword,
    access: "anyone",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/reset-password/ResetPasswordScreen.tsx"),
      ["account"],
    ),
  },
  {
    path: paths.verifyEmail,
    access: "anyone",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/verify-email/VerifyEmailScreen.tsx"),
      ["account"],
    ),
  },
  {
    path: paths.dashboard,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/dashboard/DashboardScreen.tsx"),
      ["member", "dashboard", "learning"],
    ),
  },
  {
    path: paths.capsules,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/catalogue/CatalogueScreen.tsx"),
      ["member", "skills", "catalogue"],
    ),
  },
  {
    path: paths.library,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/library/LibraryScreen.tsx"),
      ["member", "skills", "library"],
    ),
  },
  {
    path: "/capsule/:domain/:area/:capsuleId/plan",
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/plan/PlanScreen.tsx"),
      ["member", "skills", "plan"],
    ),
  },
  {
    path: "/capsule/:domain/:area/:capsuleId/exercises",
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/exercises/ExercisesScreen.tsx"),
      ["member", "quality"],
    ),
  },
  {
    path: paths.reports,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/reports/ReportsScreen.tsx"),
      ["member", "quality"],
    ),
  },
  {
    path: paths.badges,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/badges/BadgesScreen.tsx"),
      ["member", "badges"],
    ),
  },
  {
    path: paths.reviews,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/reviews/ReviewsScreen.tsx"),
      ["member", "review"],
    ),
  },
  {
    path: paths.reviewSettings,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/reviews/ReviewSettingsScreen.tsx"),
      ["member", "review"],
    ),
  },
  {
    path: paths.premium,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/premium/PremiumScreen.tsx"),
      ["member", "offer"],
    ),
  },
  {
    path: paths.paymentSuccess,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/payment/PaymentSuccessScreen.tsx"),
      ["member", "learning", "offer"],
    ),
  },
  {
    path: "/support/:conversationId?",
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/support/SupportScreen.tsx"),
      ["member", "talk"],
    ),
  },
  {
    path: paths.stats,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/stats/StatsScreen.tsx"),
      ["member", "learning", "stats"],
    ),
  },
  {
    path: paths.reviewSession,
    access: "member",
    frame: "bare",
    screen: defineScreen(
      () => import("../../features/reviews/ReviewSessionScreen.tsx"),
      ["exercise", "lessonPlayer", "review"],
    ),
  },
  {
    path: paths.quests,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/quests/QuestsScreen.tsx"),
      ["member", "quest"],
    ),
  },
  {
    path: paths.questToday,
    access: "member",
    frame: "bare",
    screen: defineScreen(
      () => import("../../features/quests/QuestSessionScreen.tsx"),
      ["exercise", "lessonPlayer", "quest"],
    ),
  },
  {
    path: "/quests/:questId/correction",
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/quests/QuestCorrectionScreen.tsx"),
      ["member", "exercise", "quest"],
    ),
  },
  {
    path: paths.journal,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/journal/JournalScreen.tsx"),
      ["member", "journal", "mood"],
    ),
  },
  {
    path: paths.profile,
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/profile/ProfileScreen.tsx"),
      ["member", "account", "profile", "learning"],
    ),
  },
  {
    path: "/admin/:page/:item?",
    access: "member",
    frame: "site",
    screen: defineScreen(() => import("../../features/admin/AdminPages.tsx"), ["member", "admin"]),
  },
  {
    path: "/toolbox/:tool?",
    access: "member",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/toolbox/ToolboxScreen.tsx"),
      ["member", "toolbox"],
    ),
  },
  { path: "/session/molecule/:moleculeId", access: "member", frame: "bare", screen: lesson },
  {
    path: "/capsule/:capsuleId/granule/:granuleOrder/molecule/:moleculeOrder",
    access: "member",
    frame: "bare",
    screen: lesson,
  },
  {
    path: "/capsule/:capsuleId/level/:levelOrder/chapter/:chapterIndex",
    access: "member",
    frame: "bare",
    screen: lesson,
  },
  {
    path: "/legal/:page",
    access: "anyone",
    frame: "site",
    screen: defineScreen(() => import("../../features/legal/LegalScreen.tsx"), ["legal"]),
  },
  { path: "/feature-votes/:page?", access: "anyone", frame: "site", screen: comingSoon },
  { path: "/chat/*", access: "anyone", frame: "site", screen: comingSoon },
  {
    path: paths.notFound,
    access: "anyone",
    frame: "site",
    screen: defineScreen(
      () => import("../../features/not-found/NotFoundScreen.tsx"),
      ["elsewhere"],
    ),
  },
];
