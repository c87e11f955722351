import type {
  Args,
  ArgTypesEnhancer,
  StrictArgTypes,
  StrictInputType,
} from "storybook/internal/types";
import { extractComponentProps } from "storybook/internal/docs-tools";
import { choicesOf, inOfferedOrder, inQuotes } from "./choices.ts";
import { commonProps } from "./common-props.ts";

/** Types that have a control of their own, by the way that TypeScript writes them. */
const plain = ["string", "number", "boolean"] as const;

/**
 * An optional property without the `undefined` that says so, and without the brackets that this called
 * for: its column is for its values.
 */
function withoutUndefined(summary: string): string {
  const parts = summary.split("|").map((part) => part.trim());
  const others = parts.filter((part) => part !== "undefined");
  const rest = others.length === 0 ? summary : others.join(" | ");
  return rest.replace(/^\((\([^()]*\) => \w+)\)$/, "$1");
}

/** Types of the contract that the reader of types writes out, as far as it goes, by their names. */
const written: readonly (readonly [name: string, as: RegExp])[] = [
  ["Source", /\{ quote: string; title: string; [^}]*\}/g],
  ["Figure", /\{ type: "chessboard".*/g],
  ["AtomQuality[]", /\{ atom_id: string; molecule_id: string; .*\}\[\]/g],
  ["AtomQuality", /\{ atom_id: string; molecule_id: string; .*\}/g],
  ["RejectedItem[]", /\{ id: string; title: string; question: string; .*\}\[\]/g],
  [
    "ExerciseResponse",
    /\{ content_type: "lesson"; \}.*?\.\.\. \d+ more \.\.\.(?: \| \{ \.\.\.; \})?/g,
  ],
  ["RichText", /string \| \{ text: string; style\?: [^}]*\}\[\]/g],
];

function withNames(summary: string): string {
  return written.reduce((text, [name, as]) => text.replace(as, name), summary);
}

/** Whether a value is something drawn, which nobody types into a control. */
function isDrawn(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$$typeof" in value;
}

function rowOf(name: string, argType: StrictInputType, initialArgs: Args): StrictInputType {
  const typed = withoutUndefined(withNames(argType.table?.type?.summary ?? ""));
  const summary = name === "children" ? "ReactNode" : inOfferedOrder(typed, argType);
  const type = plain.find((candidate) => candidate === summary);
  const standard = argType.table?.defaultValue;
  const written = inQuotes(standard?.summary, summary);
  return {
    ...argType,
    ...choicesOf(argType),
    description: argType.description || (commonProps[name] ?? ""),
    ...(type === undefined ? {} : { type: { required: argType.type?.required, name: type } }),
    ...(name === "ref" || isDrawn(initialArgs[name]) ? { control: false } : {}),
    table: {
      ...argType.table,
      type: { ...argType.table?.type, summary },
      ...(written === undefined ? {} : { defaultValue: { ...standard, summary: written } }),
    },
  };
}

/** Types as they are used, what each property is for, and controls for texts, numbers and switches. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // What stands between the tags is no property of its own to the reader of types.
  const known =
    "children" in initialArgs ? { children: { name: "children" }, ...argTypes } : argTypes;
  return Object.fromEntries(
    Object.entries(known).map(([name, argType]) => [name, rowOf(name, argType, initialArgs)]),
  );
};

/** What the reader of types says of a component, as rows of a table. */
export function propertiesOf(component: object): StrictArgTypes {
  const rows = extractComponentProps(component, "props").map(({ propDef }) => {
    const { name, type, sbType, description, required, defaultValue } = propDef;
    const table = { ...(type && { type }), ...(defaultValue && { defaultValue }) };
    const argType = { name, description, type: { ...sbType, required }, table };
    return [name, rowOf(name, argType, {})] as const;
  });
  return Object.fromEntries(rows);
}
