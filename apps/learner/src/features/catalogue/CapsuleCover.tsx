import type { Capsule } from "@alambic/contract";
import { MoleculePicture } from "@alambic/ui/MoleculePicture";
import type { MoleculeLesson } from "@alambic/ui/MoleculePicture";

export interface CapsuleCoverProps {
  readonly capsule: Pick<Capsule, "lesson_count">;
}

/** What a capsule that was not joined looks like: its molecule, an atom for each lesson. Decoration. */
export function CapsuleCover({ capsule }: CapsuleCoverProps) {
  const lessons = Array.from({ length: capsule.lesson_count }, (_, index): MoleculeLesson => ({
    id: String(index),
    number: index + 1,
    state: "open",
    progress: 0,
  }));
  return <MoleculePicture lessons={lessons} size="thumb" />;
}
