export { MoleculePicture, moleculeSizes } from "../patterns/molecule-picture/MoleculePicture.tsx";
export type { MoleculePictureProps } from "../patterns/molecule-picture/MoleculePicture.tsx";
export {
  atomStates,
  chapterTone,
  chapterTones,
} from "../patterns/molecule-picture/molecule-lesson.ts";
export type {
  AtomState,
  ChapterTone,
  MoleculeLesson,
} from "../patterns/molecule-picture/molecule-lesson.ts";
