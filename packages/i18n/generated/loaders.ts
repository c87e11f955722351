// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { Texts } from "../src/Texts.ts";
import type { Namespace } from "./messages.ts";
import account from "./texts/account.ts";
import admin from "./texts/admin.ts";
import author from "./texts/author.ts";
import badges from "./texts/badges.ts";
import catalogue from "./texts/catalogue.ts";
import character from "./texts/character.ts";
import coach from "./texts/coach.ts";
import coachAnswers from "./texts/coachAnswers.ts";
import code from "./texts/code.ts";
import consent from "./texts/consent.ts";
import create from "./texts/create.ts";
import dashboard from "./texts/dashboard.ts";
import debate from "./texts/debate.ts";
import dialogue from "./texts/dialogue.ts";
import elsewhere from "./texts/elsewhere.ts";
import exercise from "./texts/exercise.ts";
import figure from "./texts/figure.ts";
import freeAnswer from "./texts/freeAnswer.ts";
import journal from "./texts/journal.ts";
import kit from "./texts/kit.ts";
import landing from "./texts/landing.ts";
import learning from "./texts/learning.ts";
import legal from "./texts/legal.ts";
import lesson from "./texts/lesson.ts";
import lessonPlayer from "./texts/lessonPlayer.ts";
import library from "./texts/library.ts";
import login from "./texts/login.ts";
import mail from "./texts/mail.ts";
import maths from "./texts/maths.ts";
import member from "./texts/member.ts";
import memory from "./texts/memory.ts";
import mood from "./texts/mood.ts";
import moreOfPlan from "./texts/moreOfPlan.ts";
import notes from "./texts/notes.ts";
import notifications from "./texts/notifications.ts";
import numeric from "./texts/numeric.ts";
import offer from "./texts/offer.ts";
import offline from "./texts/offline.ts";
import placement from "./texts/placement.ts";
import plan from "./texts/plan.ts";
import problems from "./texts/problems.ts";
import profile from "./texts/profile.ts";
import quality from "./texts/quality.ts";
import quest from "./texts/quest.ts";
import refused from "./texts/refused.ts";
import review from "./texts/review.ts";
import sample from "./texts/sample.ts";
import server from "./texts/server.ts";
import shell from "./texts/shell.ts";
import skills from "./texts/skills.ts";
import stats from "./texts/stats.ts";
import talk from "./texts/talk.ts";
import toolbox from "./texts/toolbox.ts";
import tools from "./texts/tools.ts";
import vocabulary from "./texts/vocabulary.ts";
import waitlist from "./texts/waitlist.ts";

export const catalogues: Readonly<Record<Namespace, Texts>> = {
  account,
  admin,
  author,
  badges,
  catalogue,
  character,
  coach,
  coachAnswers,
  code,
  consent,
  create,
  dashboard,
  debate,
  dialogue,
  elsewhere,
  exercise,
  figure,
  freeAnswer,
  journal,
  kit,
  landing,
  learning,
  legal,
  lesson,
  lessonPlayer,
  library,
  login,
  mail,
  maths,
  member,
  memory,
  mood,
  moreOfPlan,
  notes,
  notifications,
  numeric,
  offer,
  offline,
  placement,
  plan,
  problems,
  profile,
  quality,
  quest,
  refused,
  review,
  sample,
  server,
  shell,
  skills,
  stats,
  talk,
  toolbox,
  tools,
  vocabulary,
  waitlist,
};
