/** Whether the browser refused to store more. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
