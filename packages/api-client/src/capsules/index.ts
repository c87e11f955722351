export { useCreateCapsuleFromPdf } from "./useCreateCapsuleFromPdf.ts";
export type { CapsuleFromPdf, Upload } from "./useCreateCapsuleFromPdf.ts";
export { downloadCapsule, downloadLesson } from "./downloads.ts";
