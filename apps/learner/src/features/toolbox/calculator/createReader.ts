import {
  addDependencies,
  create,
  divideDependencies,
  evaluateDependencies,
  factorialDependencies,
  multiplyDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
} from "mathjs/number";
import { functionsIn } from "@alambic/domain/calculator";
import type { AngleUnit, Reader } from "@alambic/domain/calculator";

/** Nothing is defined, imported or read anew from within an expression. */
const barred = ["import", "config", "parse", "evaluate", "createUnit", "simplify", "derivative"];

/** The signs of a calculator. */
const signs = {
  addDependencies,
  divideDependencies,
  evaluateDependencies,
  factorialDependencies,
  multiplyDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
};

const parts = Object.fromEntries(
  Object.values(signs).flatMap((sign) => Object.entries(sign ?? {})),
);

/** A reader that knows the signs of a calculator and our functions, and nothing more. */
export function createReader(angles: AngleUnit): Reader {
  const math = create(parts);
  const { evaluate } = math;
  math.import(
    { ...functionsIn(angles), ...Object.fromEntries(barred.map((name) => [name, refuse])) },
    { override: true },
  );
  return (spelled) => evaluate(spelled);
}

function refuse(): never {
  throw new Error("No expression may do this.");
}
