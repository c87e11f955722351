/** From so many on, capsules stand in groups that can be folded away. */
const many = 12;

/** Whether so many capsules can be looked over on one shelf. */
export function isFew(count: number): boolean {
  return count < many;
}
