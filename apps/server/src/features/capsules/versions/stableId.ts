import { createHash } from "node:crypto";

const namespace = Buffer.from("5b0e4f0c6f5c4f0e9a3f3c2b1d7e8a90", "hex");

/** What names a shipped capsule across its versions. */
export function contentKey({
  key,
  locale,
}: {
  readonly key: string;
  readonly locale: string;
}): string {
  return `${key}:${locale}`;
}

/** The id of a level of a shipped capsule, by its place. */
export function levelId(capsuleKey: string, position: number): string {
  return stableId(capsuleKey, `level ${position}`);
}

/** The id of a lesson of a shipped capsule, by its key. */
export function lessonId(capsuleKey: string, key: string): string {
  return stableId(capsuleKey, "lesson", key);
}

/** The same UUID (version 5) for the same name, on every machine. */
export function stableId(...name: readonly string[]): string {
  const bytes = createHash("sha1").update(namespace).update(name.join("\n")).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex", 0, 16);
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join("-");
}
