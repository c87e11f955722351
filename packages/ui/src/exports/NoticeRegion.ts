export { NoticeRegion } from "../patterns/notice-region/NoticeRegion.tsx";
export type { NoticeRegionProps } from "../patterns/notice-region/NoticeRegion.tsx";
export type { NoticeMessage } from "../patterns/notice-region/NoticeItem.tsx";
