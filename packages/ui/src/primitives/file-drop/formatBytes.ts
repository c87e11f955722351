import type { Formatter } from "@alambic/i18n";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A size in bytes, kilobytes or megabytes, in the words of the language: counted as the limits of plans are. */
export function formatBytes(bytes: number, number: Formatter["number"]): string {
  const [value, unit] =
    bytes >= megabyte
      ? [bytes / megabyte, "megabyte"]
      : bytes >= kilobyte
        ? [bytes / kilobyte, "kilobyte"]
        : [bytes, "byte"];
  return number(value, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  });
}
