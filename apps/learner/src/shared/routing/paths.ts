import type { Capsule, Domain, LessonPointer } from "@alambic/contract";

/** What the address of a plan is made of. */
export type CapsuleAddress = Pick<Capsule, "id" | "domain" | "area">;

/** The addresses of the app, in one place. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  waitlist: "/waitlist",
  waitlistConfirm: "/waitlist/confirm",
  waitlistActivate: "/waitlist/activate",
  admin: (page: AdminPage) => `/admin/${page}`,
  adminSupport: (requestId: string) => `/admin/support/${requestId}`,
  profile: "/profile",
  dashboard: "/dashboard",
  library: "/library",
  capsules: "/capsules",
  domain: (domain: Domain) => `/capsules?domain=${domain}`,
  notFound: "/404",
  legal: (page: LegalPage) => `/legal/${page}`,
  plan: ({ id, domain, area }: CapsuleAddress) => `/capsule/${domain}/${area}/${id}/plan`,
  exercises: ({ id, domain, area }: CapsuleAddress) => `/capsule/${domain}/${area}/${id}/exercises`,
  reports: "/reports",
  badges: "/badges",
  badge: (key: string) => `/badges#${key}`,
  reviews: "/reviews",
  stats: "/stats",
  reviewSession: "/reviews/session",
  reviewSettings: "/reviews/settings",
  reviewOf: (capsuleId: string) => `/reviews/session?${capsuleParameter}=${capsuleId}`,
  premium: "/premium",
  paymentSuccess: "/payment-success",
  journal: "/journal",
  quests: "/quests",
  questToday: "/quests/today",
  questCorrection: (questId: string) => `/quests/${questId}/correction`,
  toolbox: "/toolbox",
  tool: (toolId: string) => `/toolbox/${toolId}`,
  support: "/support",
  conversation: (conversationId: string) => `/support/${conversationId}`,
  lesson: (moleculeId: string) => `/session/molecule/${moleculeId}`,
  lessonAt: (capsuleId: string, { granule_order, molecule_order }: LessonPlace) =>
    `/capsule/${capsuleId}/granule/${granule_order}/molecule/${molecule_order}`,
} as const;

/** Which capsule's cards are reviewed, or words asked. */
export const capsuleParameter = "capsule";

export type LessonPlace = Pick<LessonPointer, "granule_order" | "molecule_order">;

export type AdminPage = "waitlist" | "mails" | "visits" | "feedback" | "support";

export const legalPages = ["notice", "privacy", "cookies", "terms", "report"] as const;
export type LegalPage = (typeof legalPages)[number];
