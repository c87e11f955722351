export { Announcer } from "../patterns/announcer/Announcer.tsx";
export type { AnnouncerProps } from "../patterns/announcer/Announcer.tsx";
