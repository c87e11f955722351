export {
  StreakCalendar,
  StreakCalendarError,
  StreakCalendarSkeleton,
} from "../patterns/streak-calendar/StreakCalendar.tsx";
export type { StreakCalendarProps } from "../patterns/streak-calendar/StreakCalendar.tsx";
