import { marking } from "@alambic/domain/exercises/numeric/marking";
import { NumericRemark } from "./NumericRemark.tsx";
import { PartVerdicts } from "./PartVerdicts.tsx";
import { typedHint } from "./typedHint.ts";

/** All that comes once a number is typed. */
export const numericMarking = { ...marking, Remark: NumericRemark, PartVerdicts, typedHint };
