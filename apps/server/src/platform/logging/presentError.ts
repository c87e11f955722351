/** An error as it is logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
  readonly [detail: string]: unknown;
}

/** What of an error tells where it comes from, and never what a row or a request holds. */
const told = ["statusCode", "severity", "table", "column", "constraint", "routine", "fault"];

const deepest = 5;

/**
 * An error for the log, without what was written or read: the details of a database's error quote rows,
 * its parameters are rows, and its messages quote values that did not fit (class 22 of SQLSTATE).
 */
export function presentError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "no error", stack: "" };
  const fields = new Map(Object.entries(error));
  const code = fields.get("code");
  const quotes = typeof code === "string" && /^22[\dA-Z]{3}$/u.test(code);
  const clean = (text: string) => (quotes ? text.replaceAll(error.message, withoutQuotes) : text);
  return {
    type: error.constructor.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ""),
    ...(typeof code === "string" && { code }),
    ...Object.fromEntries(
      told.flatMap((name) => (fields.get(name) === undefined ? [] : [[name, fields.get(name)]])),
    ),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: presentError(error.cause, depth + 1) }),
  };
}

function withoutQuotes(message: string): string {
  return message.replaceAll(/"[^]*"/gu, '"…"');
}
