/** A kind of event that the processes of a server tell each other of, with the ids that it names. */
export interface EventKind<Id extends string> {
  readonly kind: string;
  /** Ids only, since a notification is short. */
  readonly ids: readonly Id[];
}

/** The ids that an event names. */
export type EventIds<Id extends string> = Readonly<Record<Id, string>>;

/** The channel of the events. */
export const eventChannel = "alambic_events";

/** The text of a notification. */
export function formatEvent<Id extends string>(kind: EventKind<Id>, ids: EventIds<Id>): string {
  const named = kind.ids.map((name) => [name, ids[name]] as const);
  return JSON.stringify({ kind: kind.kind, ...Object.fromEntries(named) });
}

/** The kind of a notification, of this version or another; null for what is not an event. */
export function kindOf(payload: string): string | null {
  const value = parseJson(payload);
  const isEvent = typeof value === "object" && value !== null && "kind" in value;
  return isEvent && typeof value.kind === "string" ? value.kind : null;
}

/** Reads a notification of a kind; null where it is none. */
export function parseEvent<Id extends string>(
  { kind, ids }: EventKind<Id>,
  payload: string,
): EventIds<Id> | null {
  const value = parseJson(payload);
  return kindOf(payload) === kind && hasIds(value, ids) ? value : null;
}

function hasIds<Id extends string>(value: unknown, ids: readonly Id[]): value is EventIds<Id> {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return ids.every((name) => typeof fields.get(name) === "string");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
