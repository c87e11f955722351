export interface ComponentNotes {
  readonly purpose: string;
  /** When another component serves better, and which. */
  readonly notFor?: string;
  /** Keys, roles, names and announcements that its users can rely on. */
  readonly accessibility: string;
}

/** The notes of a component as the parameters that Storybook's docs page shows. */
export function documented({ purpose, notFor, accessibility }: ComponentNotes) {
  const parts = [
    purpose,
    ...(notFor === undefined ? [] : [`**Not for.** ${notFor}`]),
    `**Accessibility.** ${accessibility}`,
  ];
  return { docs: { description: { component: parts.join("\n\n") } } };
}
