export { GreetingHeader } from "../patterns/greeting-header/GreetingHeader.tsx";
export type { GreetingHeaderProps } from "../patterns/greeting-header/GreetingHeader.tsx";
