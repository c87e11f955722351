import { apply } from "./new/apply.ts";
import type { Change } from "./new/Change.ts";
import { component } from "./new/component.ts";
import { exercise } from "./new/exercise.ts";
import { operation } from "./new/operation.ts";

const usage = `pnpm new component <Name> [primitives|patterns]
pnpm new exercise <kind> <label in English> <in French> <in Dutch>
pnpm new operation <operationId> <tag> <get|post|put|patch|delete> <path>`;

/** `pnpm new …`: files that compile, pass the linter and have a test from the start. */
const [what, ...args] = process.argv.slice(2);
try {
  await apply(changeOf(what, args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function changeOf(kind: string | undefined, [first, second, third, fourth]: string[]): Change {
  if (kind === "component" && first !== undefined) return component(first, second);
  if (kind === "exercise" && first && second && third && fourth) {
    return exercise(first, { en: second, fr: third, nl: fourth });
  }
  if (kind === "operation" && first && second && third && fourth) {
    return operation(first, second, third, fourth);
  }
  throw new Error(usage);
}
