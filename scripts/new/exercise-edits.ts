import type { Labels } from "./Labels.ts";
import { insertAfterLast, insertBefore, inSection } from "./insert.ts";
import type { Names } from "./names.ts";

type Edits = Readonly<Record<string, (text: string) => string>>;

/** Every list in which a kind of exercise has to stand. What is missing here, the compiler names. */
export function exerciseEdits(names: Names, labels: Labels): Edits {
  const { pascal, camel, kebab, snake } = names;
  const domain = "packages/domain/src/exercises";
  const kit = "packages/ui/src/exercises";
  const checks = "packages/author/src/verify/checks";
  const inSwitch = (result: string) => (text: string) =>
    insertAfterLast(
      text,
      /^ {2}switch \(exercise\.content_type\) \{/u,
      `    case "${snake}":\n      return ${result};`,
    );
  const catalogue = (label: string) => (text: string) =>
    insertAfterLast(text, /^ {2}"exercise\.kind\./u, `  "exercise.kind.${camel}": "${label}",`);
  return {
    "openapi/schemas/exercises.yaml": (text) => nameSchemas(text, names),
    [`${domain}/Exercise.ts`]: (text) =>
      addMember(addImported(text, `${pascal}Exercise`), `${pascal}Exercise`),
    [`${domain}/registry.ts`]: (text) =>
      insertBefore(
        insertAfterLast(
          text,
          /^import /u,
          `import { ${camel}Kind } from "./${kebab}/${camel}Kind.ts";`,
        ),
        /^\};/u,
        `  ${snake}: ${camel}Kind,`,
      ),
    [`${domain}/contract.test.ts`]: (text) =>
      insertBefore(
        insertAfterLast(
          text,
          /^import /u,
          `import * as ${camel} from "./${kebab}/${camel}Kind.ts";`,
        ),
        /^\} satisfies/u,
        `  ${pascal}: ${camel},`,
      ),
    [`${kit}/registry.ts`]: (text) =>
      insertAfterLast(
        text,
        /^ {2}\w+: \{ load: /u,
        `  ${snake}: { load: () => import("./${kebab}/index.ts") },`,
      ),
    "packages/ui/src/elements/kinds.ts": (text) =>
      insertAfterLast(
        text,
        /^ {2}\w+: \(\) => import/u,
        `  ${snake}: () => import("../exercises/${kebab}/index.ts"),`,
      ),
    "packages/i18n/messages/en/exercise.json": catalogue(labels.en),
    "packages/i18n/messages/fr/exercise.json": catalogue(labels.fr),
    "packages/i18n/messages/nl/exercise.json": catalogue(labels.nl),
    "apps/server/src/features/capsules/generation/rewardOf.ts": (text) =>
      insertBefore(text, /^\};/u, `  ${snake}: 10,`),
    // The built-in author does not make this kind yet, and its own checks let none of it through.
    [`${checks}/checkData.ts`]: inSwitch(`"not checked against data"`),
    [`${checks}/checkKey.ts`]: inSwitch(`"not recomputed"`),
    [`${checks}/checkDuplicates.ts`]: inSwitch("plainText(exercise.content.prompt)"),
  };
}

/** Names the schemas of the kind in the unions. */
function nameSchemas(text: string, { pascal, snake, kebab }: Names): string {
  const path = (kind: string) => `"./exercises/${kebab}.yaml#/${pascal}${kind}"`;
  const unions = ["Exercise", "Atom"].reduce(
    (result, name) =>
      inSection(result, name, (section) =>
        insertAfterLast(section, /^ {4}- \$ref:/u, `    - $ref: ${path(name)}`),
      ),
    text,
  );
  return inSection(unions, "ExerciseResponse", (section) =>
    insertAfterLast(
      insertAfterLast(section, /^ {4}- \$ref:/u, `    - $ref: ${path("Response")}`),
      /^ {6}\w+: "\.\//u,
      `      ${snake}: ${path("Response")}`,
    ),
  );
}

/** Adds a name to the first import of several lines. */
function addImported(text: string, name: string): string {
  return insertBefore(text, /^\} from "@alambic\/contract";/u, `  ${name},`);
}

/** Adds a member to the union at the end of which a semicolon stands. */
function addMember(text: string, name: string): string {
  return text.replace(/(\n {2}\| \w+);/u, `$1\n  | ${name};`);
}
