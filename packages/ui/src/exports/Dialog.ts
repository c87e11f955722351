export { Dialog } from "../primitives/dialog/Dialog.tsx";
export type { DialogProps } from "../primitives/dialog/Dialog.tsx";
export { dialogSizes } from "../primitives/dialog/Dialog.tsx";
