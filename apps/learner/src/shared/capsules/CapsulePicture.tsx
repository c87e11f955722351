import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { MoleculePicture } from "@alambic/ui/MoleculePicture";
import { pictureOf } from "./pictureOf.ts";

export interface CapsulePictureProps {
  readonly capsule: Capsule;
}

/** A capsule as a molecule, by what lists of capsules know of it. */
export function CapsulePicture({ capsule }: CapsulePictureProps) {
  const { t } = useI18n();
  const lessons = pictureOf(capsule);
  const done = lessons.filter(({ state }) => state === "done").length;
  const label = t("member.moleculeLabel", { done, count: lessons.length });
  return <MoleculePicture lessons={lessons} label={label} />;
}
