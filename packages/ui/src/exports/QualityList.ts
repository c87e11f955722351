export { QualityList } from "../patterns/quality-list/QualityList.tsx";
export type { QualityListProps, QualityWork } from "../patterns/quality-list/QualityList.tsx";
