export { RejectedList } from "../patterns/quality-list/RejectedList.tsx";
export type { RejectedListProps } from "../patterns/quality-list/RejectedList.tsx";
