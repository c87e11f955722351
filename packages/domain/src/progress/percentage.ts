/**
 * The part of a whole in whole per cent. It says 100 only of all, and 0 only of nothing, so that
 * neither an end nor a beginning is announced too early.
 */
export function percentage(part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.floor((part / whole) * 100)));
}
