import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { MoleculePicture } from "@alambic/ui/MoleculePicture";
import type { MoleculeLesson } from "@alambic/ui/MoleculePicture";
import { expectedAtoms } from "./atomsOf.ts";
import type { Making } from "./useMaking.ts";

export interface MoleculeProps {
  readonly atoms: readonly MoleculeLesson[];
  /** So many lessons are done. */
  readonly done: number;
  /** So many lessons there are going to be; 0 where that is not known. */
  readonly expected: number;
  readonly making: Making;
}

/** A capsule as its molecule: its atoms grow as their lessons are made, and swell once all are there. */
export function Molecule({ atoms, done, expected, making }: MoleculeProps) {
  const { t } = useI18n();
  const lessons = atoms.length === 0 ? expectedAtoms(expected) : atoms;
  if (lessons.length === 0) {
    return making === "under-way" ? null : (
      <EmptyState illustration="working-still" title={t("plan.noLessonsTitle")}>
        {t("plan.noLessonsText")}
      </EmptyState>
    );
  }
  return (
    <Card>
      <MoleculePicture
        lessons={lessons}
        size="full"
        label={t("member.moleculeLabel", { done, count: lessons.length })}
        justMade={making === "just-made"}
      />
    </Card>
  );
}
