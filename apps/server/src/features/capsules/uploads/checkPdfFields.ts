import type { CapsuleFromPdfForm } from "@alambic/contract";

import { objectOf, readContract, schemaNamed } from "../../../http/contract/readContract.ts";
import { createAjv } from "../../../http/plugins/validation.ts";
import { fieldFaults } from "../../../http/problems/fieldFaults.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { unreadableText } from "../../../http/problems/unreadableText.ts";

type PdfFields = Omit<CapsuleFromPdfForm, "pdf_file">;

const isPdfFields = compile();

/** Checks the fields beside the file against the contract. Throws `validation_failed`. */
export function checkPdfFields(values: Readonly<Record<string, unknown>>): PdfFields {
  const unreadable = unreadableText(values);
  if (unreadable.length === 0 && isPdfFields(values)) return values;
  const faults = unreadable.length === 0 ? (isPdfFields.errors ?? []) : unreadable;
  throw new Problem("validation_failed", { fields: fieldFaults(faults) });
}

/** The form's schema in the contract, without the file, which is checked by hand. */
function compile() {
  const contract = readContract();
  const { properties } = schemaNamed(contract, "CapsuleFromPdfForm");
  const fields = Object.entries(objectOf(properties, "properties")).filter(
    ([name]) => name !== "pdf_file",
  );
  return createAjv({ allErrors: true }).compile<PdfFields>({
    components: contract.document["components"],
    type: "object",
    additionalProperties: false,
    required: fields.map(([name]) => name),
    properties: Object.fromEntries(fields),
  });
}
