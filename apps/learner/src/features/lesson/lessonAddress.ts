/** Which lesson an address names. */
export type LessonAddress =
  | { readonly kind: "id"; readonly moleculeId: string }
  | {
      readonly kind: "place";
      readonly capsuleId: string;
      readonly granuleOrder: number;
      readonly moleculeOrder: number;
    };

/**
 * Reads the named parts of an address. A level is a granule and a chapter a molecule by other
 * names. Null where a place is not a number from 1.
 */
export function lessonAddress(
  params: Readonly<Record<string, string | undefined>>,
): LessonAddress | null {
  const { moleculeId, capsuleId, granuleOrder, moleculeOrder, levelOrder, chapterIndex } = params;
  if (moleculeId !== undefined) return { kind: "id", moleculeId };
  const granule = readPlace(granuleOrder ?? levelOrder);
  const molecule = readPlace(moleculeOrder ?? chapterIndex);
  if (capsuleId === undefined || granule === null || molecule === null) return null;
  return { kind: "place", capsuleId, granuleOrder: granule, moleculeOrder: molecule };
}

function readPlace(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : null;
}
