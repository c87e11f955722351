export { BadgesBoard } from "../patterns/badges-board/BadgesBoard.tsx";
export type {
  BadgesBoardContent,
  BadgesBoardProps,
} from "../patterns/badges-board/BadgesBoard.tsx";
export { badgeFilters } from "../patterns/badges-board/badges.ts";
export type { BadgeCategory, BadgeFilter } from "../patterns/badges-board/badges.ts";
