/** Why a file cannot be imported, as far as it can be known before it is sent. */
export type PdfProblem = "missing" | "empty" | "not_pdf" | "too_large" | "plan_required";

/** A PDF names itself within its first bytes; a few may stand before. */
const signature = "%PDF-";
const headerBytes = 1024;

/** What is wrong with the chosen file where so many bytes may be imported; null when nothing is. */
export async function checkPdf(file: File | null, limit: number): Promise<PdfProblem | null> {
  if (file === null) return "missing";
  if (file.size === 0) return "empty";
  const header = await file.slice(0, headerBytes).text();
  if (!header.includes(signature)) return "not_pdf";
  if (limit === 0) return "plan_required";
  return file.size > limit ? "too_large" : null;
}
