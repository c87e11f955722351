import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** A word beside "and" or "or": turned alone, the other half would stay true. */
export const joined: Readonly<
  Record<InstructionLanguage, { readonly before: RegExp; readonly after: RegExp }>
> = {
  en: { before: /(?<!\p{Letter})(?:and|or) $/iu, after: /^ (?:and|or) \p{Lowercase}+/u },
  fr: { before: /(?<!\p{Letter})(?:et|ou) $/iu, after: /^ (?:et|ou) \p{Lowercase}+/u },
  nl: { before: /(?<!\p{Letter})(?:en|of) $/iu, after: /^ (?:en|of) \p{Lowercase}+/u },
};
