export { ResumeCard } from "../patterns/resume-card/ResumeCard.tsx";
export type { ResumeCardProps } from "../patterns/resume-card/ResumeCard.tsx";
