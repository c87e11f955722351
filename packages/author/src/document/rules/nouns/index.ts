import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { NounRules } from "./NounRules.ts";

export type { NounNumber, NounRules } from "./NounRules.ts";

/** By language, the number, the gender and the kin of nouns. */
export const nounRulesOf: Readonly<Record<InstructionLanguage, NounRules>> = { en, fr, nl };
