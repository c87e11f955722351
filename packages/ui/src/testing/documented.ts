export interface ComponentNotes {
  readonly purpose: string;
  /** Where it is the right choice. */
  readonly useFor?: string;
  /** When another component serves better, and which. */
  readonly notFor?: string;
  /** How its words are written: length, tone, what they must say. */
  readonly content?: string;
  /** Keys, roles, names and announcements that its users can rely on. */
  readonly accessibility: string;
  readonly dos?: readonly string[];
  readonly donts?: readonly string[];
}

/** The notes of a component as the parameters that Storybook's docs page shows. */
export function documented(notes: ComponentNotes) {
  const { purpose, useFor, notFor, content, accessibility, dos = [], donts = [] } = notes;
  const parts = [
    purpose,
    ...paragraph("Use for.", useFor),
    ...paragraph("Not for.", notFor),
    ...paragraph("Content.", content),
    `**Accessibility.** ${accessibility}`,
    ...list("Do", dos),
    ...list("Don’t", donts),
  ];
  return { docs: { description: { component: parts.join("\n\n") } } };
}

function paragraph(title: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`**${title}** ${text}`];
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${item}`).join("\n")];
}
