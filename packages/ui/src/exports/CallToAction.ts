export { CallToAction } from "../patterns/call-to-action/CallToAction.tsx";
export type { CallToActionProps } from "../patterns/call-to-action/CallToAction.tsx";
