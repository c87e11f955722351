import { Source } from "@storybook/addon-docs/blocks";
import { importCode } from "./usage-code.ts";

/** How a component comes into a page: to be copied. */
export function Usage({ component }: { readonly component: unknown }) {
  const code = importCode(component);
  return code === undefined ? null : (
    <div className="alambic-import">
      <Source dark language="tsx" code={code} />
    </div>
  );
}
