import { useI18n } from "@alambic/i18n/react";

/** A size on the disk in words: kilobytes, and megabytes from a thousand of them on. */
export function useByteSize(): (bytes: number) => string {
  const { number } = useI18n();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    return number(
      Math.max(1, Math.ceil(bytes / (isLarge ? 100_000 : 1_000)) / (isLarge ? 10 : 1)),
      {
        style: "unit",
        unit: isLarge ? "megabyte" : "kilobyte",
        maximumFractionDigits: 1,
      },
    );
  };
}
