export { addDays, daysBetween, isTimeZone, startOfDay } from "./days.ts";
export { foldStreak, pauseEveryDays } from "./foldStreak.ts";
export type { DayOff, Streak, StreakLog } from "./foldStreak.ts";
export { localDay } from "./localDay.ts";
export { mostSickDays, refuseSickDay, sickDaysBack, sickDaysLeft } from "./sickDays.ts";
export type { SickDayRefusal, SickDayRequest } from "./sickDays.ts";
export { studyDaysOf } from "./studyDays.ts";
export type { Moment, StudyDay } from "./studyDays.ts";
