import { Source } from "@storybook/addon-docs/blocks";
import { propertiesOf } from "../argTypes.ts";
import { declarationsFor } from "../declared-types.ts";
import type { Declarations } from "../declared-types.ts";

interface Told {
  readonly declaredTypes: Declarations;
}

function isTold(component: unknown): component is Told {
  return typeof component === "function" && "declaredTypes" in component;
}

/** What the types hold that a table of properties names. */
export function PropertyTypes({ component }: { readonly component: unknown }) {
  if (!isTold(component)) return null;
  const types = Object.values(propertiesOf(component)).map(
    ({ table }) => table?.type?.summary ?? "",
  );
  const code = declarationsFor(types, component.declaredTypes).join("\n\n");
  return code === "" ? null : <Source dark language="ts" code={code} />;
}
