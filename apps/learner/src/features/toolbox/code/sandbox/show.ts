const mostDeep = 3;
const mostEntries = 100;
const mostSigns = 10_000;

/** A value as one would write it: what is nested deep or endless ends with an ellipsis. */
export function show(value: unknown): string {
  const text = showAt(value, 0, []);
  return text.length > mostSigns ? `${text.slice(0, mostSigns)}…` : text;
}

function showAt(value: unknown, depth: number, above: readonly unknown[]): string {
  if (typeof value === "string") return quote(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return nameOf(value);
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "object" || value === null) return String(value);
  if (above.includes(value)) return "[Circular]";
  try {
    return showObject(value, depth, [...above, value]);
  } catch {
    // A proxy or a getter of the learner's own may throw.
    return "[Object]";
  }
}

function showObject(value: object, depth: number, above: readonly unknown[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? "Invalid Date" : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return "Promise {}";
  const name = classOf(value);
  const inner = (each: unknown) => showAt(each, depth + 1, above);
  if (Array.isArray(value)) return deep(depth, "[…]", () => list("[", value.map(inner), "]"));
  if (ArrayBuffer.isView(value) && Symbol.iterator in value) {
    const numbers: unknown[] = Array.from(Object.values(value)).slice(0, mostEntries + 1);
    return deep(depth, `${name} […]`, () => `${name} ${list("[", numbers.map(inner), "]")}`);
  }
  if (value instanceof Map) {
    const pairs = () => [...value].map(([key, each]) => `${inner(key)} => ${inner(each)}`);
    return deep(depth, "Map {…}", () => `Map(${value.size}) ${list("{", pairs(), "}")}`);
  }
  if (value instanceof Set) {
    return deep(
      depth,
      "Set {…}",
      () => `Set(${value.size}) ${list("{", [...value].map(inner), "}")}`,
    );
  }
  const before = name === "Object" || name === "" ? "" : `${name} `;
  return deep(depth, `${before}{…}`, () => {
    const fields = Object.entries(Object.getOwnPropertyDescriptors(value))
      .filter(([, { enumerable }]) => enumerable)
      .map(
        ([key, field]) => `${keyOf(key)}: ${"value" in field ? inner(field.value) : "[Getter]"}`,
      );
    return before + list("{", fields, "}");
  });
}

function deep(depth: number, short: string, write: () => string): string {
  return depth > mostDeep ? short : write();
}

function list(open: string, entries: readonly string[], close: string): string {
  if (entries.length === 0) return open + close;
  const shown = entries.slice(0, mostEntries);
  const rest = entries.length > mostEntries ? [...shown, "…"] : shown;
  const space = open === "{" ? " " : "";
  return `${open}${space}${rest.join(", ")}${space}${close}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function keyOf(key: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key);
}

function classOf(value: object): string {
  const made: unknown = Object.getPrototypeOf(value)?.constructor;
  return typeof made === "function" ? made.name : "";
}

function nameOf(value: { readonly name: string }): string {
  const kind = /^class\b/u.test(Function.prototype.toString.call(value)) ? "class" : "function";
  return `[${kind} ${value.name === "" ? "anonymous" : value.name}]`;
}
