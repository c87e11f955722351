export { AchievementToasts } from "../patterns/achievement-toasts/AchievementToasts.tsx";
export type {
  Achievement,
  AchievementToastsProps,
} from "../patterns/achievement-toasts/AchievementToasts.tsx";
