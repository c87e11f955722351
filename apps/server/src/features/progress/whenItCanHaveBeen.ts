/**
 * When something happened, by a device whose clock may be wrong: not before its member joined, and not
 * later than now.
 */
export function whenItCanHaveBeen(
  told: string,
  { created_at: joined }: { readonly created_at: Date },
  now: Date,
): Date {
  const time = new Date(told);
  if (time > now) return now;
  return time < joined ? joined : time;
}
