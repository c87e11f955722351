import type { Capsule } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

const step = 5;
const hour = 60;

/** How long a capsule takes, about: in minutes below an hour, else in hours. */
export function lengthOf(
  { number }: Pick<Formatter<unknown>, "number">,
  { duration_hours: hours }: Pick<Capsule, "duration_hours">,
): string {
  const minutes = Math.max(step, Math.round((hours * hour) / step) * step);
  return minutes < hour
    ? number(minutes, { style: "unit", unit: "minute" })
    : number(Math.round(hours * 2) / 2, { style: "unit", unit: "hour" });
}
