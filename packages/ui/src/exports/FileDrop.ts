export { FileDrop } from "../primitives/file-drop/FileDrop.tsx";
export type { FileDropProps } from "../primitives/file-drop/FileDrop.tsx";
export type { FileTransfer } from "../primitives/file-drop/ChosenFile.tsx";
