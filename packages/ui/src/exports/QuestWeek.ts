export { questDayStates, QuestWeek } from "../patterns/quest-week/QuestWeek.tsx";
export type { QuestWeekDay, QuestWeekProps } from "../patterns/quest-week/QuestWeek.tsx";
