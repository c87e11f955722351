import type { CoachArea, CoachFact, CoachSource, StudyOutlook } from "@alambic/contract";
import { shownChance } from "@alambic/domain/coach";
import type { CoachTopic } from "@alambic/domain/coach";
import { percentage } from "@alambic/domain/progress";

import type { Database } from "../../../platform/db/Store.ts";
import { loadStreak, loadTotals, sumStudy } from "../../progress/index.ts";
import { loadEnrolled } from "../enrolled.ts";
import { presentCapsule, presentLesson } from "../lessons.ts";
import { loadStudiedLessons } from "../loadStudiedLessons.ts";
import { loadAreas } from "../overview/loadAreas.ts";
import { loadReviews } from "../overview/loadReviews.ts";
import { suggestToday } from "../overview/suggestToday.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";
import { loadQuota } from "../quota.ts";
import type { Asked } from "./Asked.ts";
import { dayText } from "./dayText.ts";

type LogName = Extract<CoachSource, { type: "log" }>["log"];
type LoadFacts = (db: Database, asked: Asked) => Promise<readonly CoachFact[]>;

/** Capsules of which a progress is told at once. */
const mostCapsules = 5;
const daysInWeek = 7;

const log = (name: LogName): CoachSource => ({ type: "log", log: name });

function fact(
  key: CoachFact["key"],
  text: string,
  figures: CoachFact["figures"],
  sources: CoachSource[],
): CoachFact {
  return { type: "fact", key, text, figures, sources };
}

/** What the log says of each topic; nothing of what it does not hold. */
export const factsOf: Readonly<Record<Exclude<CoachTopic, "help">, LoadFacts>> = {
  progress: loadProgress,
  due: loadDue,
  weak: async (db, asked) => {
    const { focus } = await loadAreas(db, asked.member.id);
    if (focus.length > 0) return focus.map((area) => areaFact("focus", area, asked));
    const text = asked.texts.t("coachAnswers.nothingWeak");
    return [fact("nothing_weak", text, {}, [log("answers"), log("reviews")])];
  },
  strong: async (db, asked) => {
    const { strengths } = await loadAreas(db, asked.member.id);
    if (strengths.length > 0) return strengths.map((area) => areaFact("strength", area, asked));
    const text = asked.texts.t("coachAnswers.nothingStrong");
    return [fact("strength", text, {}, [log("answers"), log("reviews")])];
  },
  streak: async (db, { member, timeZone, now, texts }) => {
    const { days } = await loadStreak(db, { userId: member.id, timeZone, now });
    const text = texts.t("coachAnswers.streak", { days });
    return [fact("streak", text, { days }, [log("study_days")])];
  },
  xp: async (db, { member, texts }) => {
    const { xp_total: xp } = await loadTotals(db, member.id);
    return [fact("xp", texts.t("coachAnswers.xp", { xp }), { xp }, [log("xp")])];
  },
  study_time: async (db, { member, texts }) => {
    const { minutes, answers } = await sumStudy(db, member.id);
    const figures = { minutes, answers };
    const text = texts.t("coachAnswers.studyTime", figures);
    return [fact("study_time", text, figures, [log("study_days")])];
  },
  today: loadToday,
  plan: loadPlanFacts,
  quota: async (db, { member, now, texts }) => {
    const { used, limit } = await loadQuota(db, member, now);
    const text =
      limit === null
        ? texts.t("coachAnswers.quotaNone", { used })
        : texts.t("coachAnswers.quota", { used, limit });
    return [fact("quota", text, { used, ...(limit !== null && { limit }) }, [log("quota")])];
  },
  capsules: async (db, { member, texts }) => {
    const enrolled = await loadEnrolled(db, member.id);
    if (enrolled.length === 0) return [nothingYet(texts)];
    const titles = texts.list(enrolled.map(({ capsule_title: title }) => title));
    const text = texts.t("coachAnswers.capsules", { count: enrolled.length, titles });
    const sources = enrolled.map((row): CoachSource => ({
      type: "capsule",
      capsule: presentCapsule(row),
    }));
    return [fact("capsules", text, { capsules: enrolled.length }, sources)];
  },
};

function learnerOf({ member, timeZone, now }: Asked) {
  return { userId: member.id, timeZone, now };
}

function nothingYet({ t }: Asked["texts"]): CoachFact {
  return fact("nothing_yet", t("coachAnswers.nothingYet"), { capsules: 0 }, [log("progress")]);
}

function areaFact(key: "focus" | "strength", area: CoachArea, { texts }: Asked): CoachFact {
  const { capsule, lesson, answered, reviewed } = area;
  const figures = { right: area.right + area.remembered, total: answered + reviewed };
  const names = { lesson: lesson.title, capsule: capsule.title };
  const text =
    key === "focus"
      ? texts.t("coachAnswers.focus", { ...names, ...figures })
      : texts.t("coachAnswers.strength", { ...names, ...figures });
  const place: CoachSource = { type: "lesson", capsule, lesson, atom_id: null, place: null };
  return fact(key, text, figures, [log("answers"), log("reviews"), place]);
}

async function loadProgress(db: Database, asked: Asked): Promise<readonly CoachFact[]> {
  const { member, capsuleId, texts } = asked;
  const enrolled = await loadEnrolled(db, member.id);
  const told = enrolled.filter(({ capsule_id: id }) => id === capsuleId);
  const meant = told.length > 0 ? told : enrolled;
  const shown = meant.slice(0, mostCapsules);
  if (shown.length === 0) return [nothingYet(texts)];
  const lessons = await loadStudiedLessons(db, member.id);
  const facts = shown.flatMap((capsule) => {
    const own = lessons.filter(({ row }) => row.capsule_id === capsule.capsule_id);
    const done = own.filter(({ progress }) => progress.progress_status === "completed").length;
    const next = own.find(
      ({ progress, isLocked, isReady }) =>
        progress.progress_status !== "completed" && !isLocked && isReady,
    );
    const linked = presentCapsule(capsule);
    const figures = { done, total: own.length, percentage: percentage(done, own.length) };
    const text = texts.t("coachAnswers.progress", { capsule: linked.title, ...figures });
    const source: CoachSource = { type: "capsule", capsule: linked };
    const told = [fact("progress", text, figures, [log("progress"), source])];
    if (next === undefined) return told;
    const lesson = presentLesson(next.row);
    const values = { number: lesson.lesson_number, lesson: lesson.title };
    const place: CoachSource = {
      type: "lesson",
      capsule: linked,
      lesson,
      atom_id: null,
      place: null,
    };
    return [...told, fact("lesson_next", texts.t("coachAnswers.lessonNext", values), {}, [place])];
  });
  const others = { capsules: meant.length - shown.length };
  if (others.capsules === 0) return facts;
  const text = texts.t("coachAnswers.otherCapsules", others);
  return [...facts, fact("capsules", text, others, [log("progress")])];
}

async function loadDue(db: Database, asked: Asked): Promise<readonly CoachFact[]> {
  const { texts, timeZone } = asked;
  const reviews = await loadReviews(db, learnerOf(asked));
  const figures = { due: reviews.due_today, minutes: reviews.minutes };
  const facts = [fact("due", texts.t("coachAnswers.due", figures), figures, [log("reviews")])];
  if (reviews.next_due_at === null) return facts;
  const day = dayText(texts, new Date(reviews.next_due_at), timeZone);
  return [
    ...facts,
    fact("next_due", texts.t("coachAnswers.nextDue", { day }), {}, [log("reviews")]),
  ];
}

async function loadToday(db: Database, asked: Asked): Promise<readonly CoachFact[]> {
  const reviews = await loadReviews(db, learnerOf(asked));
  const plan = await loadStudyPlan(db, asked);
  const { member, texts } = asked;
  const today = await suggestToday(db, { userId: member.id, reviews, plan, texts });
  const figures = {
    cards: today.cards,
    ...(today.minutes !== null && { minutes: today.minutes }),
  };
  const logs = {
    reviews: "reviews",
    plan: "plan",
    lesson: "progress",
    explore: "progress",
    rest: "reviews",
  } as const;
  const sources = [log(logs[today.kind])];
  const { capsule, lesson } = today;
  if (capsule !== null && lesson !== null)
    sources.push({ type: "lesson", capsule, lesson, atom_id: null, place: null });
  return [fact("today", today.text, figures, sources)];
}

async function loadPlanFacts(db: Database, asked: Asked): Promise<readonly CoachFact[]> {
  const { texts } = asked;
  const plan = await loadStudyPlan(db, asked);
  const sources = [log("plan")];
  if (plan === null) {
    const none = fact("no_plan", texts.t("coachAnswers.noPlan"), {}, sources);
    return [none, ...(await loadToday(db, asked))];
  }
  const { outlook } = plan;
  const { bound, percent } = shownChance(outlook.chance);
  const figures = { minutes: plan.minutes_a_day, chance: percent };
  const day = dayText(texts, new Date(`${plan.deadline_on}T00:00:00Z`), "UTC");
  const values = { capsule: plan.capsule.title, day, bound, ...figures };
  const text = texts.t("coachAnswers.plan", values);
  const facts = [
    fact("plan", text, figures, [...sources, { type: "capsule", capsule: plan.capsule }]),
  ];
  if (outlook.message !== null) facts.push(fact("plan", outlook.message, {}, sources));
  if (outlook.message !== null && outlook.minutes_needed !== null) {
    const needed = { minutes: outlook.minutes_needed };
    facts.push(fact("plan", texts.t("coachAnswers.planNeeds", needed), needed, sources));
  }
  return [...facts, ...weekFacts(outlook, asked)];
}

/** What the next days of a plan take together. */
function weekFacts({ status, days }: StudyOutlook, { texts }: Asked): readonly CoachFact[] {
  const week = days.slice(0, daysInWeek);
  if (status === "mastered" || status === "ended" || week.length === 0) return [];
  const sum = (figure: "items" | "reviews" | "minutes") =>
    week.reduce((total, day) => total + day[figure], 0);
  const figures = {
    days: week.length,
    lessons: new Set(week.flatMap(({ lessons }) => lessons.map(({ id }) => id))).size,
    items: sum("items"),
    reviews: sum("reviews"),
    minutes: sum("minutes"),
  };
  return [fact("plan", texts.t("coachAnswers.planWeek", figures), figures, [log("plan")])];
}
