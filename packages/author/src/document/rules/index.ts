import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { LanguageRules } from "./LanguageRules.ts";
import { nl } from "./nl.ts";

export type { Falsifier, LanguageRules } from "./LanguageRules.ts";

/** What the rules know of each language. */
export const rulesOf: Readonly<Record<InstructionLanguage, LanguageRules>> = { en, fr, nl };
