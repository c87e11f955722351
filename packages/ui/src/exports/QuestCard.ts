export { QuestCard } from "../patterns/quest-card/QuestCard.tsx";
export type { QuestCardProps } from "../patterns/quest-card/QuestCard.tsx";
export type { Quest, QuestMatter } from "../patterns/quest-card/quest.ts";
