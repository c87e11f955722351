import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The operator's outbox: mails as files, the newest last. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The link of the newest mail to an address whose text has a sentence; null where there is none yet. */
  linkIn(address: string, sentence: string): string | null {
    const texts = this.#texts().filter(
      (text) => text.startsWith(`To: ${address}\n`) && text.includes(sentence),
    );
    return /^https?:\S+$/mu.exec(texts.at(-1) ?? "")?.[0] ?? null;
  }

  #texts(): string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => name.endsWith(".txt"))
        .toSorted()
        .map((name) => readFileSync(join(this.#folder, name), "utf8"));
    } catch {
      return [];
    }
  }
}
