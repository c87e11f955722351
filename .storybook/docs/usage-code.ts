/** What a kind of exercise asks, as the contract has it. */
export interface AskedExercise {
  readonly content_type: string;
  readonly content: unknown;
}

/** The exercise among the properties of a story; `undefined` where it shows none. */
export function readExercise(value: unknown): AskedExercise | undefined {
  return isExercise(value) ? value : undefined;
}

function isExercise(value: unknown): value is AskedExercise {
  return (
    typeof value === "object" &&
    value !== null &&
    "content_type" in value &&
    typeof value.content_type === "string" &&
    "content" in value
  );
}

/** The module of a kind, which bears the name of its folder. */
export function kindOf(parameters: Readonly<Record<string, unknown>>): string {
  return /\/exercises\/([a-z-]+)\//.exec(String(parameters["fileName"]))?.[1] ?? "";
}

/** The line that brings a component in; `undefined` where the reader of types knows no name. */
export function importCode(component: unknown): string | undefined {
  if (typeof component !== "function" || !("displayName" in component)) return undefined;
  const { displayName } = component;
  return typeof displayName === "string"
    ? `import { ${displayName} } from "@alambic/ui/${displayName}";`
    : undefined;
}

/** As JSON, with what fits on a line on one line. */
function json(value: unknown, indent = ""): string {
  const short = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || indent.length + short.length <= 76) {
    return short;
  }
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => inner + json(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${inner}"${key}": ${json(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** The exercise in a page of React: the kind is imported, the content may come from anywhere. */
export function reactCode(kind: string, { content }: AskedExercise): string {
  const name = kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import { Exercise } from "@alambic/ui/Exercise";
import ${name} from "@alambic/ui/exercises/${kind}";

const content = ${json(content)};

<Exercise kind={${name}} content={content} language="fr" messages={messages} onChecked={save} />;`;
}

/** The same in a page without a framework. */
export function elementCode({ content_type, content }: AskedExercise): string {
  const asked = json({ content_type, content }).replaceAll("<", "\\u003c");
  return `<script type="module" src="alambic-exercise.js"></script>

<alambic-exercise language="fr">
  <script type="application/json">
${asked.replace(/^/gm, "    ")}
  </script>
</alambic-exercise>`;
}
