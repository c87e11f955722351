import type { AtomQuality } from "@alambic/contract";

const quote = "La caution est encaissée dès la signature du contrat.";
const text = `Article 4. Dépôt de garantie

Le locataire verse une caution d’un montant égal à deux mois de loyer. ${quote} Elle est rendue dans les deux mois qui suivent la remise des clés, déduction faite des sommes dues.

Article 5. Charges

Les charges sont payées chaque mois avec le loyer. Le décompte annuel est remis au locataire, qui dispose d’un mois pour le contester. Les pièces justificatives restent à sa disposition pendant six mois.

Article 6. Entretien

Le locataire prend à sa charge l’entretien courant du logement et les menues réparations.`;
const start = text.indexOf(quote);

/** A quality card for stories and tests. */
export const sampleQuality: AtomQuality = {
  atom_id: "0199f0a2-7003-7abc-8def-1a2b3c4d5e6f",
  molecule_id: "0199f0a2-7002-7abc-8def-1a2b3c4d5e6f",
  order: 2,
  title: "La caution",
  question: "La caution est encaissée à la remise des clés.",
  content_type: "true_false",
  is_bonus: false,
  made_by: { kind: "document", name: "bail.pdf" },
  checks: ["readable", "quote", "evidence", "language", "unique"],
  solved_blind: false,
  figures: { learners: 24, right_first_percent: 62.5, revealed_percent: 8.3 },
  source: { quote, title: "bail.pdf", page: 3, start, end: start + quote.length },
  withdrawn_at: null,
  open_reports: 1,
  replacement: { status: "none" },
  passage: { text, start, end: start + quote.length, page: 3, page_count: 12 },
  parts: [],
  is_reported: false,
  can_manage: true,
};

const paragraph = (marked: string, around: string) => {
  const start = around.indexOf(marked);
  return { text: around, start, end: start + marked.length, page: 3, page_count: 12 };
};

/** A set of cards, two of which rest on one sentence. */
export const sampleCards: AtomQuality = {
  ...sampleQuality,
  title: "Les mots du bail",
  question: "Connais-tu ces mots\u202F?",
  content_type: "flashcards",
  parts: [
    {
      labels: ["caution", "dépôt de garantie"],
      passage: paragraph(
        quote,
        `Le locataire verse une caution d’un montant égal à deux mois de loyer. ${quote}`,
      ),
    },
    {
      labels: ["décompte"],
      passage: {
        ...paragraph(
          "Le décompte annuel est remis au locataire.",
          "Les charges sont payées chaque mois. Le décompte annuel est remis au locataire.",
        ),
        page: 4,
      },
    },
  ],
};

const taught = "L’aqueduc conduit l’eau par la seule pente.";
const lesson = `L’eau de Rome\n\nRome compte onze aqueducs. ${taught} Le plus long mesure plus de quatre-vingt-dix kilomètres.`;
const taughtAt = lesson.indexOf(taught);

/** A question on a text that a model wrote. */
export const sampleModelTopic: AtomQuality = {
  ...sampleQuality,
  title: "Les aqueducs",
  question: "Qu’est-ce qui fait avancer l’eau dans un aqueduc\u202F?",
  content_type: "short_answer",
  made_by: { kind: "model", name: "mistral/mistral-small" },
  solved_blind: true,
  source: {
    quote: taught,
    title: "L’Empire romain",
    start: taughtAt,
    end: taughtAt + taught.length,
  },
  passage: {
    text: lesson,
    start: taughtAt,
    end: taughtAt + taught.length,
    page: null,
    page_count: null,
  },
};
