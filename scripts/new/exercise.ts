import type { Change } from "./Change.ts";
import { exerciseEdits } from "./exercise-edits.ts";
import {
  domainIndex,
  domainKind,
  domainMarking,
  domainParse,
  domainTest,
  kitExport,
  kitIndex,
  kitRenderer,
  schemas,
} from "./exercise-files.ts";
import type { Labels } from "./Labels.ts";
import { namesOf } from "./names.ts";

/** `pnpm new exercise <kind> <label in English> <in French> <in Dutch>` */
export function exercise(kind: string, labels: Labels): Change {
  const names = namesOf(kind);
  const { camel, kebab, pascal } = names;
  const domain = `packages/domain/src/exercises/${kebab}`;
  const kit = `packages/ui/src/exercises/${kebab}`;
  const contract = `openapi/schemas/exercises/${kebab}.yaml`;
  return {
    files: {
      [contract]: schemas(names),
      [`${domain}/parse.ts`]: domainParse(names),
      [`${domain}/index.ts`]: domainIndex(names),
      [`${domain}/marking.ts`]: domainMarking(names),
      [`${domain}/${camel}Kind.ts`]: domainKind(names),
      [`${domain}/${kebab}.test.ts`]: domainTest(names),
      [`${kit}/${pascal}.tsx`]: kitRenderer(names),
      [`${kit}/index.ts`]: kitIndex(names),
      [`packages/ui/src/exports/exercises/${kebab}.ts`]: kitExport(names),
    },
    edits: exerciseEdits(names, labels),
    commands: [
      ["--filter", "@alambic/contract", "generate"],
      ["--filter", "@alambic/i18n", "generate"],
    ],
    next: [
      `Say in ${contract} what ${pascal}Content and ${pascal}Response hold; then pnpm --filter @alambic/contract generate`,
      `Keep ${domain}/parse.ts and ${camel}Kind.ts in step (their test compares them with the contract), and score it in ${domain}/marking.ts.`,
      `Draw it in ${kit}/${pascal}.tsx with native elements, and give it a story and a test for its keys.`,
      "docs/guides/add-an-exercise-kind.md tells the rest.",
    ],
  };
}
