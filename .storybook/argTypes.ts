import type { ArgTypesEnhancer } from "storybook/internal/types";
import { commonProps } from "./common-props.ts";

/** Types that have a control of their own, by the way that TypeScript writes them. */
const plain = ["string", "number", "boolean"] as const;

/** An optional property without the `undefined` that says so: its column is for its values. */
function withoutUndefined(summary: string): string {
  const parts = summary.split("|").map((part) => part.trim());
  const others = parts.filter((part) => part !== "undefined");
  return others.length === 0 ? summary : others.join(" | ");
}

/** Whether a value is something drawn, which nobody types into a control. */
function isDrawn(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$$typeof" in value;
}

/** Types as they are used, what each property is for, and controls for texts, numbers and switches. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = withoutUndefined(argType.table?.type?.summary ?? "");
      const summary = name === "children" ? "ReactNode" : written;
      const type = plain.find((candidate) => candidate === summary);
      return [
        name,
        {
          ...argType,
          description: argType.description || (commonProps[name] ?? ""),
          ...(argType.options === undefined
            ? {}
            : {
                options: argType.options.filter(
                  (option) => option !== undefined && option !== "undefined",
                ),
              }),
          ...(type === undefined ? {} : { type: { name: type } }),
          ...(name === "ref" || isDrawn(initialArgs[name]) ? { control: false } : {}),
          table: { ...argType.table, type: { ...argType.table?.type, summary } },
        },
      ];
    }),
  );

// After Storybook has added the properties that it only knows from a story.
readableTypes.secondPass = true;
