import contract from "@alambic/contract/openapi.json" with { type: "json" };
import { Source } from "@storybook/addon-docs/blocks";
import { contentTypes } from "./content-types.ts";

/** What the content of a kind holds, as the contract says it. */
export default function ContentTypes({ contentType }: { readonly contentType: string }) {
  const code = contentTypes(contract.components.schemas, contentType);
  return code === undefined ? null : <Source dark language="ts" code={code} />;
}
