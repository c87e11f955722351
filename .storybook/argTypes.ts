import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { commonProps } from "./common-props.ts";

/** Types that have a control of their own, by the way that TypeScript writes them. */
const plain = ["string", "number", "boolean"] as const;

/** An optional property without the `undefined` that says so: its column is for its values. */
function withoutUndefined(summary: string): string {
  const parts = summary.split("|").map((part) => part.trim());
  const others = parts.filter((part) => part !== "undefined");
  return others.length === 0 ? summary : others.join(" | ");
}

/** Types of the contract that the reader of types writes out, as far as it goes, by their names. */
const written: readonly (readonly [name: string, as: RegExp])[] = [
  ["ExerciseResponse", /\{ content_type: "lesson"; \}.*?\.\.\. \d+ more \.\.\./g],
  ["RichText", /string \| \{ text: string; style\?: [^}]*\}\[\]/g],
];

function withNames(summary: string): string {
  return written.reduce((text, [name, as]) => text.replace(as, name), summary);
}

/** Whether a value is something drawn, which nobody types into a control. */
function isDrawn(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$$typeof" in value;
}

/** Without the `undefined` that an optional property may also be, which nobody chooses. */
function withoutUndefinedOption(
  argType: StrictInputType,
): Pick<StrictInputType, "type" | "options"> {
  const isChosen = (option: unknown) => option !== undefined && option !== "undefined";
  const { type, options } = argType;
  return {
    ...(options === undefined ? {} : { options: options.filter(isChosen) }),
    ...(type?.name === "enum" ? { type: { ...type, value: type.value.filter(isChosen) } } : {}),
  };
}

/** Types as they are used, what each property is for, and controls for texts, numbers and switches. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // What stands between the tags is no property of its own to the reader of types.
  const known =
    "children" in initialArgs ? { children: { name: "children" }, ...argTypes } : argTypes;
  return Object.fromEntries(
    Object.entries(known).map(([name, argType]) => {
      const typed = withoutUndefined(withNames(argType.table?.type?.summary ?? ""));
      const summary = name === "children" ? "ReactNode" : typed;
      const type = plain.find((candidate) => candidate === summary);
      return [
        name,
        {
          ...argType,
          ...withoutUndefinedOption(argType),
          description: argType.description || (commonProps[name] ?? ""),
          ...(type === undefined ? {} : { type: { name: type } }),
          ...(name === "ref" || isDrawn(initialArgs[name]) ? { control: false } : {}),
          table: { ...argType.table, type: { ...argType.table?.type, summary } },
        },
      ];
    }),
  );
};
