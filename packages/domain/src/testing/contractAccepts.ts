import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import document from "@alambic/contract/openapi.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, "contract");

/** What the contract's schema of that name says of a value. */
export function contractAccepts(name: string): (value: unknown) => boolean {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  return (value) => validate(value);
}
