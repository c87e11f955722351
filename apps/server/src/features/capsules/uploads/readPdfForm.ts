import type { CapsuleFromPdfForm } from "@alambic/contract";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";

import { Problem } from "../../../http/problems/Problem.ts";
import { checkPdfFields } from "./checkPdfFields.ts";
import { collectBytes } from "../../../http/collectBytes.ts";

/** A form that was sent whole, and whose file looks like a PDF. */
export interface PdfForm {
  readonly fields: Omit<CapsuleFromPdfForm, "pdf_file">;
  readonly bytes: Uint8Array;
  /** For people to know the document by. */
  readonly fileName: string;
}

const mostFields = 10;
const longestField = 4096;
const longestName = 120;

/**
 * Reads a multipart form with its PDF, and no byte more than `limitBytes`. Throws what is wrong:
 * a field, a missing, empty or too large file, or one that is not a PDF.
 */
export async function readPdfForm(request: FastifyRequest, limitBytes: number): Promise<PdfForm> {
  const { values, file } = await readParts(request, limitBytes);
  const fields = checkPdfFields(values);
  if (!file) throw new Problem("pdf_missing");
  if (file.bytes.length === 0) throw new Problem("pdf_empty");
  if (!looksLikePdf(file.bytes)) throw new Problem("not_a_pdf");
  return { fields, bytes: file.bytes, fileName: file.name };
}

interface Parts {
  readonly values: Readonly<Record<string, unknown>>;
  readonly file: { readonly bytes: Uint8Array; readonly name: string } | null;
}

async function readParts(request: FastifyRequest, limitBytes: number): Promise<Parts> {
  const values: Record<string, unknown> = {};
  let file: Parts["file"] = null;
  try {
    const limits = {
      files: 1,
      fileSize: limitBytes,
      fields: mostFields,
      fieldSize: longestField,
      parts: mostFields + 1,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") values[part.fieldname] = part.value;
      else file = await readFile(part, limitBytes);
    }
  } catch (error) {
    throw error instanceof Problem ? error : formProblem(error);
  }
  return { values, file };
}

async function readFile(part: MultipartFile, limitBytes: number): Promise<Parts["file"]> {
  const bytes = await collectBytes(part.file);
  if (part.file.truncated) throw new Problem("pdf_too_large", { limitBytes });
  if (part.fieldname !== "pdf_file") {
    const fields = [{ path: part.fieldname, code: "unknown_field" as const }];
    throw new Problem("validation_failed", { fields });
  }
  return { bytes, name: nameOf(part.filename) };
}

/** What the reader of forms throws: the form ends too early, has no boundary or too many parts. */
function formProblem(error: unknown): Problem {
  const tooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413;
  return new Problem(tooLarge ? "payload_too_large" : "invalid_request");
}

/** The name without its folders and its ending. */
function nameOf(given: string | undefined): string {
  const base = (given ?? "").split(/[\\/]/u).at(-1) ?? "";
  const name = base
    .replaceAll(/\p{Cc}/gu, "")
    .replace(/\.pdf$/iu, "")
    .trim();
  return (name === "" ? "PDF" : name).slice(0, longestName);
}

const header = Buffer.from("%PDF-");
/** Readers of PDF take the header anywhere in here. */
const headerWithin = 1024;

function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, headerWithin)).includes(header);
}
