/** How many bytes something takes as JSON in UTF-8. */
export function jsonBytes(content: object): number {
  let bytes = 0;
  for (const sign of JSON.stringify(content)) bytes += bytesOf(sign.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
