import type { Plan } from "@alambic/contract";
import { pdfAllowance } from "@alambic/domain/plans";

/** Why a file cannot be imported, as far as it can be known before it is sent. */
export type PdfProblem = "missing" | "empty" | "not_pdf" | "too_large" | "plan_required";

/** A PDF names itself within its first bytes; a few may stand before. */
const signature = "%PDF-";
const headerBytes = 1024;

/** What is wrong with the chosen file for a member of a plan; null when nothing is. */
export async function checkPdf(file: File | null, plan: Plan): Promise<PdfProblem | null> {
  if (file === null) return "missing";
  if (file.size === 0) return "empty";
  const header = await file.slice(0, headerBytes).text();
  if (!header.includes(signature)) return "not_pdf";
  const allowance = pdfAllowance(plan, file.size);
  if (allowance === "plan_required") return "plan_required";
  return allowance === "pdf_too_large" ? "too_large" : null;
}
