/** Why a database did not do what it was asked, where that is nobody's mistake. */
export type DatabaseFault = "storage_full" | "unavailable";

/** SQLSTATE and error codes of the system: nothing more can be written. */
const full = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * A statement or a lock that took too long, too many connections, a server that starts or stops, and a
 * connection that cannot be made.
 */
const unavailable = new Set([
  "57014",
  "55P03",
  "25P03",
  "53200",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
]);

/** What drivers throw without a code. */
const withoutCode = /^(?:timeout exceeded when trying to connect|Connection terminated\b.*)$/u;

/** The fault behind an error of the database or of the disk; null for any other error. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (full.has(code)) return "storage_full";
  if (unavailable.has(code) || code.startsWith("08") || withoutCode.test(error.message)) {
    return "unavailable";
  }
  return databaseFaultOf(error.cause);
}
