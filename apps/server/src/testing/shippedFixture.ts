import type { ShippedAtom, ShippedCapsule } from "@alambic/content";

const item = (key: string): ShippedAtom => ({
  key,
  title: key,
  metadata: { source: { quote: "Water boils at 100 °C.", title: "Test", context: "" } },
  reward_xp: 10,
  content_type: "quiz",
  content: {
    prompt: `Which is right in ${key}?`,
    multiple: false,
    choices: [
      { id: "a", text: "The first" },
      { id: "b", text: "The second" },
    ],
    correct_choice_ids: ["a"],
  },
});

const text = (key: string): ShippedAtom => ({
  key,
  title: key,
  metadata: {},
  reward_xp: 5,
  content_type: "lesson",
  content: { blocks: [{ type: "paragraph", text: "Water boils at 100 °C." }] },
});

/** A shipped capsule of two levels with three lessons of three items. */
export function shippedFixture(changes: Partial<ShippedCapsule> = {}): ShippedCapsule {
  const lesson = (key: string) => ({
    key,
    title: `Lesson ${key}`,
    description: "",
    atoms: [text(`${key}-text`), item(`${key}-1`), item(`${key}-2`)],
  });
  return {
    key: "boiling",
    locale: "fr",
    title: "L’eau qui bout",
    description: "Tout sur l’ébullition.",
    domain: "natural_sciences",
    area: "generic",
    main_skill: "physics",
    source_language: null,
    tags: ["physique"],
    icon: "💧",
    duration_hours: 0.5,
    level: "beginner",
    objectives: ["Savoir quand l’eau bout"],
    prerequisites: ["Aucun"],
    granules: [
      { title: "Niveau 1", description: "", molecules: [lesson("one"), lesson("two")] },
      { title: "Niveau 2", description: "", molecules: [lesson("three")] },
    ],
    ...changes,
  };
}
