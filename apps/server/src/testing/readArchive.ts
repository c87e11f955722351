import { inflateRawSync } from "node:zlib";

const centralSignature = 0x02_01_4b_50;
const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** The files of a ZIP archive by name, as text: what its central directory lists, stored or deflated. */
export function readArchive(zip: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(endSignature);
  let at = zip.readUInt32LE(end + 16);
  while (at < end && zip.readUInt32LE(at) === centralSignature) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const held = zip.subarray(start, start + size);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    files.set(name, (method === 0 ? held : inflateRawSync(held)).toString("utf8"));
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
}
