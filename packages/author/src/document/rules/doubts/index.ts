import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { DoubtRules } from "./DoubtRules.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";

/** By language, the signs of a sentence that leans on others, speaks to the reader, or says little. */
export const doubtsOf: Readonly<Record<InstructionLanguage, DoubtRules>> = { en, fr, nl };
