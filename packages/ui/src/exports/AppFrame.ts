export { AppFrame } from "../patterns/app-frame/AppFrame.tsx";
export type { AppFrameProps } from "../patterns/app-frame/AppFrame.tsx";
