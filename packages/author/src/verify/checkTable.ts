import type { Check } from "./Check.ts";
import { checkAlone } from "./checks/checkAlone.ts";
import { checkClaims } from "./checks/checkClaims.ts";
import { checkData } from "./checks/checkData.ts";
import { checkDuplicates } from "./checks/checkDuplicates.ts";
import { checkEvidence } from "./checks/checkEvidence.ts";
import { checkGivenAway } from "./checks/checkGivenAway.ts";
import { checkHint } from "./checks/checkHint.ts";
import { checkKey } from "./checks/checkKey.ts";
import { checkLanguage } from "./checks/checkLanguage.ts";
import { checkLevel } from "./checks/checkLevel.ts";
import { checkModelKey } from "./checks/checkModelKey.ts";
import { checkModelText } from "./checks/checkModelText.ts";
import { checkOptions } from "./checks/checkOptions.ts";
import { checkQuote } from "./checks/checkQuote.ts";
import { checkRule } from "./checks/checkRule.ts";
import { checkSchema } from "./checks/checkSchema.ts";
import { toldChecks } from "./checksOf.ts";
import type { CheckName } from "./checksOf.ts";

/** What stands under each name that is told of an accepted item. */
const looks: Readonly<Record<CheckName, readonly Check[]>> = {
  readable: [checkSchema],
  recomputed: [checkClaims],
  key: [checkKey, checkRule],
  data: [checkData],
  quote: [checkQuote],
  evidence: [checkEvidence, checkAlone, checkModelKey],
  language: [checkLanguage, checkModelText],
  level: [checkLevel],
  options: [checkOptions],
  given_away: [checkGivenAway, checkHint],
  unique: [checkDuplicates],
};

/** Every check by its name, of which items its pass is told, and what it finds: nothing where all is well. */
export const checkTable = toldChecks.map(({ name, applies }) => ({
  name,
  applies,
  check: inTurn(looks[name]),
}));

function inTurn(checks: readonly Check[]): Check {
  return (item, context) => checks.flatMap((check) => check(item, context));
}
