import { CLAMP_PARAMETERS, default_w, W17_W18_Ceiling } from "ts-fsrs";

/** What FSRS-6 knows of how people forget. */
export const defaultParameters: readonly number[] = default_w;

/** Which model parameters are of: those of another are not used. */
export const memoryVersion = "fsrs-6";

/** Why parameters cannot be used. */
export type ParameterFault = "wrong_count" | "not_finite" | "out_of_range" | "not_monotone";

const bounds = CLAMP_PARAMETERS(W17_W18_Ceiling, false);
/** What rounding may add to a bound. */
const slack = 1e-4;

/** What is wrong with parameters; null where FSRS takes them as they are, and a better grade first lasts longer. */
export function faultOf(parameters: readonly number[]): ParameterFault | null {
  if (parameters.length !== defaultParameters.length) return "wrong_count";
  if (!parameters.every(Number.isFinite)) return "not_finite";
  const isWithin = parameters.every((value, index) => {
    const [least = -Infinity, most = Infinity] = bounds[index] ?? [];
    return value >= least - slack && value <= most + slack;
  });
  if (!isWithin) return "out_of_range";
  const lasting = parameters.slice(0, 4);
  const rises = lasting.every((days, index) => index === 0 || days >= (lasting[index - 1] ?? 0));
  return rises ? null : "not_monotone";
}

/** So many tests weigh as much as what is known of people. */
const testsOfPeople = 400;

/** Parameters drawn towards the defaults: the fewer tests they were fitted to, the more. */
export function shrink(parameters: readonly number[], tests: number): number[] {
  const own = tests / (tests + testsOfPeople);
  return defaultParameters.map((usual, index) => {
    const fitted = parameters[index] ?? NaN;
    return Number((usual + own * (fitted - usual)).toFixed(6));
  });
}
