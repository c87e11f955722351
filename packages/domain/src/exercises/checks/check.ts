/** Why a part of a value was refused; stable, for programs. */
export type ParseErrorCode =
  | "wrong_type"
  | "missing"
  | "unknown_property"
  | "unknown_type"
  | "not_allowed"
  | "too_short"
  | "too_long"
  | "too_small"
  | "too_large"
  | "malformed"
  | "malformed_json"
  | "blank"
  | "duplicate_id"
  | "unknown_id"
  | "one_choice"
  | "unpaired"
  | "already_solved"
  | "not_in_bank"
  | "no_gap"
  | "not_a_number"
  | "row_length";

/** A refused part: where it stands (`content.choices.0.id`, empty for the whole), and why. */
export interface ParseError {
  readonly path: string;
  readonly code: ParseErrorCode;
  readonly message: string;
}

export type Report = (path: string, code: ParseErrorCode, message: string) => void;

/** Tells whether a value has a shape, reporting each part that has not. Never throws. */
export type Check<Shape> = (value: unknown, path: string, report: Report) => value is Shape;

/** The shape that a check proves. */
export type Checked<Any> = Any extends Check<infer Shape> ? Shape : never;

const mostErrors = 100;

/** Collects errors; past a hundred, more of them help nobody. */
export function collectErrors(): { readonly errors: ParseError[]; readonly report: Report } {
  const errors: ParseError[] = [];
  return {
    errors,
    report(path, code, message) {
      if (errors.length < mostErrors) errors.push({ path, code, message });
    },
  };
}

/** The path of a member of the value at `path`. */
export function member(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
