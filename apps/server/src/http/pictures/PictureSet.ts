/** Many pictures in one block of memory, outside the heap. */
export interface PackedPictures {
  readonly names: readonly string[];
  /** Where each picture ends; it begins where the one before ends. */
  readonly ends: Uint32Array<ArrayBuffer>;
  /** The SVG documents, one after the other, in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The shipped pictures, by name. */
export class PictureSet {
  readonly #places = new Map<string, { readonly start: number; readonly end: number }>();
  readonly #bytes: Buffer;

  constructor({ names, ends, bytes }: PackedPictures) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const [index, name] of names.entries()) {
      this.#places.set(name, { start: ends[index - 1] ?? 0, end: ends[index] ?? 0 });
    }
  }

  /** The SVG document of a name; null where there is none. */
  find(name: string): Buffer | null {
    const place = this.#places.get(name);
    return place ? this.#bytes.subarray(place.start, place.end) : null;
  }
}
