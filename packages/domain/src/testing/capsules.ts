import type { Atom, Capsule, CapsuleDetail, Granule, Lesson, Molecule } from "@alambic/contract";

const noXp = {
  xp_total: 20,
  xp_earned: 0,
  xp_percent: 0,
  xp_remaining: 20,
  bonus_xp_total: 0,
  bonus_xp_earned: 0,
  bonus_xp_remaining: 0,
} as const;

export function buildMolecule(id: string, changes: Partial<Molecule> = {}): Molecule {
  return {
    ...noXp,
    id,
    order: 1,
    title: id,
    description: "",
    atom_count: 2,
    atoms_completed: 0,
    generation_status: "completed",
    progress_status: "not_started",
    progress_percentage: 0,
    xp_reward: 20,
    is_locked: false,
    is_bonus_available: false,
    ...changes,
  };
}

const capsule: Capsule = {
  id: "c-1",
  title: "The water cycle",
  description: "",
  domain: "natural_sciences",
  area: "generic",
  main_skill: "water",
  language: "en",
  source_language: null,
  level_count: 1,
  lesson_count: 2,
  lessons_ready: 2,
  atom_count: 4,
  xp_reward: 40,
  xp_target: 40,
  xp_current: 0,
  xp_remaining: 40,
  progress_percentage: 0,
  progress_status: "not_started",
  is_locked: false,
  is_enrolled: true,
  is_owner: false,
  is_public: true,
  shared_by: null,
  is_sharing_barred: false,
  can_share: false,
  can_unshare: false,
  coach_enabled: true,
  unread_messages_count: 0,
  generation_status: "completed",
  generation_failure: null,
  tags: [],
  author_name: "Alambic",
  created_at: "2026-11-20T13:05:00Z",
  icon: "水",
  category: "natural_sciences",
  duration_hours: 1,
  level: null,
  after: null,
  made_from: { kind: "shipped", label: "" },
  next_lesson: null,
};

/** A capsule of one level with these lessons. */
export function buildDetail(...molecules: Molecule[]): CapsuleDetail {
  const granule: Granule = {
    ...noXp,
    id: "g-1",
    order: 1,
    title: "One",
    description: "",
    molecules,
  };
  return {
    capsule,
    objectives: [],
    prerequisites: [],
    sources: [],
    drafted_by: null,
    granules: [granule],
  };
}

/** A lesson of as many questions as there are ids. */
export function buildLesson(molecule: Molecule, atomIds: readonly string[]): Lesson {
  return {
    molecule,
    capsule,
    position: { granule_order: 1, granule_title: "One", lesson_number: molecule.order },
    next_lesson: null,
    atoms: atomIds.map((id, index): Atom => ({
      id,
      order: index + 1,
      title: id,
      content_type: "true_false",
      content: { statement: "Water boils at 100 °C.", answer: true },
      metadata: {},
      progress_status: "not_started",
      reward_xp: 10,
      is_bonus: false,
      is_shared: false,
      is_locked: false,
      capsule_id: capsule.id,
      molecule_id: molecule.id,
    })),
  };
}
