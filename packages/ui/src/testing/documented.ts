/** What a designer and an engineer need to know of a component before they use it. */
export interface ComponentNotes {
  readonly purpose: string;
  /** Where it is the right choice. */
  readonly useFor?: string;
  /** When another component serves better, and which. */
  readonly notFor?: string;
  /** How its words are written: length, tone, what they must say. */
  readonly content?: string;
  /** The states that it promises, each by its name on the sheet or by the name of its story. */
  readonly states?: readonly string[];
  /** Where else a state is shown, and which it has not, and why. */
  readonly otherStates?: string;
  /** Keys, roles, names and announcements that its users can rely on. */
  readonly accessibility: string;
  readonly dos?: readonly string[];
  readonly donts?: readonly string[];
}

export interface DocumentedOptions {
  /** Height in pixels of a window of its own on the docs page, for what floats above a whole page. */
  readonly frame?: number;
  /** Gives that window the width of a phone. */
  readonly phone?: boolean;
}

/** Shows a story on the docs page in a window of its own, where it opens what it has to show. */
export function framed(height: number) {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}

/** The notes of a component as the parameters that its page in Storybook is made of. */
export function documented(
  notes: ComponentNotes,
  { frame, phone = false }: DocumentedOptions = {},
) {
  const story = frame === undefined ? {} : { story: { inline: false, height: `${frame}px` } };
  const canvas = phone ? { canvas: { className: "alambic-phone" } } : {};
  return { notes, docs: { description: { component: notes.purpose }, ...story, ...canvas } };
}
