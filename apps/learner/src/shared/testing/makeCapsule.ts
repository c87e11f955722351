import type { Capsule, Granule, LessonPointer, Molecule } from "@alambic/contract";

/** A capsule of the catalogue with ten lessons that are all made; a test states what it depends on. */
export function makeCapsule(values: Partial<Capsule> = {}): Capsule {
  return {
    id: "0199f0a2-7000-7abc-8def-000000000001",
    title: "Japonais pour débuter",
    description: "Les hiragana, famille par famille.",
    domain: "languages",
    area: "foreign",
    main_skill: "japanese",
    language: "fr",
    source_language: "ja",
    level_count: 2,
    lesson_count: 10,
    lessons_ready: 10,
    atom_count: 90,
    xp_reward: 900,
    xp_target: 900,
    xp_current: 0,
    xp_remaining: 900,
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
    created_at: "2026-11-20T08:30:00.000Z",
    icon: "か",
    category: "languages",
    duration_hours: 1,
    level: null,
    after: null,
    made_from: { kind: "shipped", label: "Alambic" },
    next_lesson: null,
    ...values,
  };
}

/** The pointer to a lesson of nine items, five of them learned. */
export function makePointer(values: Partial<LessonPointer> = {}): LessonPointer {
  return {
    molecule_id: "0199f0a2-7000-7abc-8def-000000000101",
    granule_order: 1,
    molecule_order: 1,
    title: "La famille du K",
    lesson_number: 1,
    atoms_completed: 5,
    atom_count: 9,
    ...values,
  };
}

/** A lesson that is made and was not begun. */
export function makeMolecule(values: Partial<Molecule> = {}): Molecule {
  return {
    id: "0199f0a2-7000-7abc-8def-000000000101",
    order: 1,
    title: "La famille du K",
    description: "か, き, く, け et こ.",
    atom_count: 9,
    atoms_completed: 0,
    generation_status: "completed",
    progress_status: "not_started",
    progress_percentage: 0,
    xp_reward: 90,
    xp_total: 90,
    xp_earned: 0,
    xp_percent: 0,
    xp_remaining: 90,
    bonus_xp_total: 0,
    bonus_xp_earned: 0,
    bonus_xp_remaining: 0,
    is_locked: false,
    is_bonus_available: false,
    ...values,
  };
}

/** A level of these lessons, with nothing earned in it. */
export function makeGranule(values: Partial<Granule> = {}): Granule {
  return {
    id: "0199f0a2-7000-7abc-8def-000000000201",
    order: 1,
    title: "Premiers signes",
    description: "Les cinq premiers sons.",
    molecules: [],
    xp_total: 90,
    xp_earned: 0,
    xp_percent: 0,
    xp_remaining: 90,
    bonus_xp_total: 0,
    bonus_xp_earned: 0,
    bonus_xp_remaining: 0,
    ...values,
  };
}
