import { parseExercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../model/LessonDraft.ts";
import type { TaughtLanguage } from "../model/taught-languages.ts";
import type { Random } from "../random/createRandom.ts";

/** Sentences of B2 and above, written without looking at the lists of words. */
const hardSentences: Readonly<Record<TaughtLanguage, readonly string[]>> = {
  en: [
    "The tenants resented the landlord’s relentless meddling.",
    "Her reluctance stemmed from deeply entrenched misgivings.",
    "The council eventually approved the scheme despite fierce opposition.",
    "Applicants are expected to demonstrate sound judgement.",
  ],
  fr: [
    "Les riverains déplorent l’essor démesuré du tourisme.",
    "Il s’est ravisé après avoir essuyé de vives réprimandes.",
    "Le conseil a fini par entériner le projet malgré une vive opposition.",
    "Les candidats doivent faire preuve de discernement.",
  ],
  nl: [
    "De omwonenden betreuren de ongebreidelde uitbreiding.",
    "Zij weigerde hardnekkig enige toegeving te overwegen.",
    "De gemeenteraad keurde het voorstel uiteindelijk goed ondanks hevig verzet.",
    "Van sollicitanten wordt verwacht dat zij doortastend optreden.",
  ],
  de: [
    "Die Anwohner bemängeln die ausufernde Lärmbelästigung.",
    "Er bereute seine voreilige und leichtfertige Zusage.",
    "Der Stadtrat billigte den Entwurf trotz heftigen Widerstands.",
    "Von Bewerbern wird ein sicheres Urteilsvermögen erwartet.",
  ],
  es: [
    "Los vecinos lamentan el desmesurado auge del turismo.",
    "Se retractó tras recibir tajantes y mordaces reproches.",
    "El ayuntamiento aprobó el proyecto pese a la férrea oposición.",
    "Se exige a los aspirantes un criterio sólido.",
  ],
  it: [
    "I residenti lamentano lo smisurato afflusso dei villeggianti.",
    "Si è ravveduto dopo aspri e reiterati rimproveri.",
    "Il consiglio ha approvato il progetto nonostante la strenua opposizione.",
    "Ai candidati si richiede una spiccata capacità di giudizio.",
  ],
  pt: [
    "Os moradores lamentam o desmedido afluxo de veraneantes.",
    "Ele retratou-se após ásperas e reiteradas repreensões.",
    "A câmara aprovou o projeto apesar da forte oposição.",
    "Espera-se dos candidatos um juízo ponderado.",
  ],
  ja: [
    "住民は騒音の被害を訴えている。",
    "彼は軽率な発言を撤回した。",
    "議会は激しい反対にもかかわらず法案を可決した。",
    "応募者には的確な判断力が求められる。",
  ],
};

/** What learners read; not what is compared or looked up. */
const readParts = new Set([
  "prompt",
  "statement",
  "explanation",
  "text",
  "front",
  "back",
  "translation",
  "cue",
  "model_answer",
]);

/** The item with a sentence above A1 in place of one of its texts; nothing where it has none. */
export function plantHardSentence(
  item: ItemDraft,
  language: TaughtLanguage,
  random: Random,
): readonly ItemDraft[] {
  const sentence = random.pick(hardSentences[language]);
  const { content_type: type, content } = item.exercise;
  const readable = replacedIn(content, sentence).flatMap((changed) => {
    const parsed = parseExercise({ content_type: type, content: changed });
    return parsed.ok ? [{ ...item, exercise: parsed.value }] : [];
  });
  return readable.length === 0 ? [] : [random.pick(readable)];
}

/** Every way to put a sentence in place of one text. */
function replacedIn(value: unknown, sentence: string): readonly unknown[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((part, at) =>
      replacedIn(part, sentence).map((changed) => list.with(at, changed)),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    (readParts.has(name) && isText(part) ? [sentence] : replacedIn(part, sentence)).map(
      (changed) => ({ ...value, [name]: changed }),
    ),
  );
}

function isText(value: unknown): boolean {
  return (
    typeof value === "string" ||
    (Array.isArray(value) && value.every((run) => Object.hasOwn(Object(run), "text")))
  );
}
