// What was found of an item that was checked.

export type { Rejection } from "../verify/Check.ts";
export { stemOf } from "../verify/checks/checkDuplicates.ts";
export { checksOf } from "../verify/checksOf.ts";
export type { CheckName } from "../verify/checksOf.ts";
export { fewestItems, fewestOfShort } from "../model/fewestItems.ts";
export { isSolvedBlind } from "../verify/isSolvedBlind.ts";
