import type { Formatter } from "@alambic/i18n";

/** A size in bytes, kilobytes or megabytes, in the words of the language. */
export function formatBytes(bytes: number, number: Formatter["number"]): string {
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, "megabyte"]
      : bytes >= 1_000
        ? [bytes / 1_000, "kilobyte"]
        : [bytes, "byte"];
  return number(value, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: value < 10 && unit !== "byte" ? 1 : 0,
  });
}
