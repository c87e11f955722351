/** What the processes of a server tell each other: ids only, since a notification is short. */
export type ServerEvent =
  | { readonly kind: "session.ended"; readonly session_id: string }
  | {
      readonly kind: "generation.changed";
      readonly user_id: string;
      readonly capsule_id: string;
    }
  | BonusEvent
  | ReplacementEvent
  | { readonly kind: "item.reported"; readonly user_id: string; readonly atom_id: string };

/** Bonus exercises or texts were added to a lesson, or nothing was found that could be. */
export interface BonusEvent {
  readonly kind: "bonus.added" | "bonus.theory_added" | "bonus.missed";
  readonly user_id: string;
  readonly molecule_id: string;
}

/** Another item was made in the place of one, or could not be. */
export interface ReplacementEvent {
  readonly kind: "replacement.made" | "replacement.failed";
  readonly user_id: string;
  /** The item that was to be replaced. */
  readonly atom_id: string;
}

/** The channel of the events. */
export const eventChannel = "alambic_events";

const ids: Readonly<Record<ServerEvent["kind"], readonly string[]>> = {
  "session.ended": ["session_id"],
  "generation.changed": ["user_id", "capsule_id"],
  "bonus.added": ["user_id", "molecule_id"],
  "bonus.theory_added": ["user_id", "molecule_id"],
  "bonus.missed": ["user_id", "molecule_id"],
  "replacement.made": ["user_id", "atom_id"],
  "replacement.failed": ["user_id", "atom_id"],
  "item.reported": ["user_id", "atom_id"],
};

/** Reads a notification; null for what is not an event of this version. */
export function parseEvent(payload: string): ServerEvent | null {
  const value = parseJson(payload);
  return isEvent(value) ? value : null;
}

function isEvent(value: unknown): value is ServerEvent {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  const names = Object.entries(ids).find(([kind]) => kind === fields.get("kind"))?.[1];
  return names?.every((name) => typeof fields.get(name) === "string") ?? false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
