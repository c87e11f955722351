import { useGetGranuleMolecule, useListMoleculeAtoms } from "@alambic/api-client/capsules";
import type { GeneratedQuery } from "@alambic/api-client/core";
import type { Lesson } from "@alambic/contract";
import { useKept } from "../../shared/offline/useKept.ts";
import type { LessonAddress } from "./lessonAddress.ts";

/** The lesson at an address. */
export function useLesson(address: LessonAddress): GeneratedQuery<Lesson> {
  const byId = useListMoleculeAtoms(
    address.kind === "id" ? { molecule_id: address.moleculeId } : null,
  );
  const byPlace = useGetGranuleMolecule(
    address.kind === "place"
      ? {
          capsule_id: address.capsuleId,
          granule_order: address.granuleOrder,
          molecule_order: address.moleculeOrder,
        }
      : null,
  );
  return useKept(address.kind === "id" ? byId : byPlace, JSON.stringify(address), () =>
    readKept(address),
  );
}

async function readKept(address: LessonAddress): Promise<Lesson | null> {
  const copies = await import("../../shared/offline/copies.ts");
  return address.kind === "id"
    ? copies.readKeptLesson(address.moleculeId)
    : copies.readKeptLessonAt(address.capsuleId, address.granuleOrder, address.moleculeOrder);
}
