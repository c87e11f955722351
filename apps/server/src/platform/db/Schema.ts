import type { AccountTables } from "./tables/accounts.ts";
import type { BadgeTables } from "./tables/badges.ts";
import type { CapsuleTables } from "./tables/capsules.ts";
import type { CoachTables } from "./tables/coach.ts";
import type { ContentTables } from "./tables/content.ts";
import type { DeskTables } from "./tables/desk.ts";
import type { DisciplineTables } from "./tables/disciplines.ts";
import type { FeedbackTables } from "./tables/feedback.ts";
import type { MailTables } from "./tables/mail.ts";
import type { ModelTables } from "./tables/models.ts";
import type { NotificationTables } from "./tables/notifications.ts";
import type { ProgressTables } from "./tables/progress.ts";
import type { PublicTables } from "./tables/public.ts";
import type { QualityTables } from "./tables/quality.ts";
import type { QuestTables } from "./tables/quests.ts";
import type { ReviewTables } from "./tables/reviews.ts";
import type { SupportTables } from "./tables/support.ts";
import type { WaitlistTables } from "./tables/waitlist.ts";

/** Every table of the database, as its migrations make it. */
export interface Schema
  extends
    AccountTables,
    BadgeTables,
    CapsuleTables,
    CoachTables,
    ContentTables,
    DeskTables,
    DisciplineTables,
    FeedbackTables,
    MailTables,
    ModelTables,
    NotificationTables,
    ProgressTables,
    PublicTables,
    QualityTables,
    QuestTables,
    ReviewTables,
    SupportTables,
    WaitlistTables {}
