import { readFile, writeFile } from "node:fs/promises";
import { losslessCompressPng } from "@napi-rs/image";

/** Writes a PNG anew in as few bytes as can be, each of its points as it was. */
export async function packPicture(file: string): Promise<void> {
  const packed = await losslessCompressPng(await readFile(file), { strip: true });
  await writeFile(file, packed);
}
