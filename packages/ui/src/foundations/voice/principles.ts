/** A good and a bad way to say the same thing in one language. */
export interface Wording {
  readonly good: string;
  readonly bad: string;
  /** Why, where it is peculiar to the language. */
  readonly why?: string;
}

export interface Principle {
  readonly title: string;
  readonly text: string;
  readonly fr: Wording;
  readonly en: Wording;
  readonly nl: Wording;
}

/** How Alambic speaks: warm, exact, never childish. */
export const principles: readonly Principle[] = [
  {
    title: "Speak to one person",
    text: "French says tu, Dutch says je. No crowd, no house that speaks of itself.",
    fr: {
      good: "Tu as trois cartes à revoir.",
      bad: "Vous avez 3 cartes à revoir.",
      why: "Tu everywhere, in mails and in legal summaries as well.",
    },
    en: { good: "You have three cards to review.", bad: "Users have 3 pending cards." },
    nl: {
      good: "Je hebt drie kaarten te herhalen.",
      bad: "U heeft 3 te herhalen kaarten.",
      why: "Je and jouw; jij only where it is stressed.",
    },
  },
  {
    title: "Name the gain and the next step",
    text: "Say what the learner gets, then what to do. One thing at a time.",
    fr: {
      good: "Il reste une goutte à distiller : six minutes, 40 XP.",
      bad: "Ta session n’est pas terminée.",
    },
    en: {
      good: "One drop left to distil: six minutes, 40 XP.",
      bad: "Your session is incomplete.",
    },
    nl: {
      good: "Nog één druppel te gaan: zes minuten, 40 XP.",
      bad: "Je sessie is niet voltooid.",
    },
  },
  {
    title: "An error says what happened, why, and what to do",
    text: "No blame, no code, no apology in place of help. What was written is never lost without a word.",
    fr: {
      good: "Le PDF dépasse 9 Mo. Choisis-en un plus léger, ou ne garde que les pages utiles.",
      bad: "Oups ! Fichier invalide.",
    },
    en: {
      good: "The PDF is larger than 9 MB. Choose a lighter one, or keep only the pages you need.",
      bad: "Oops! Invalid file.",
    },
    nl: {
      good: "De pdf is groter dan 9 MB. Kies een lichtere of houd alleen de pagina’s die je nodig hebt.",
      bad: "Oeps! Ongeldig bestand.",
    },
  },
  {
    title: "A button says what it does",
    text: "A verb and its object, as the learner would say it. Never OK, never “click here”.",
    fr: { good: "Reprendre la leçon", bad: "OK", why: "The infinitive for what a press does." },
    en: { good: "Resume the lesson", bad: "OK", why: "Sentence case: one capital, at the start." },
    nl: { good: "Les hervatten", bad: "OK", why: "The infinitive, after its object." },
  },
  {
    title: "A wrong answer is a step",
    text: "Say what is right and when it comes back. No exclamation mark except for a true success, and then one.",
    fr: { good: "Pas encore. « Ki » revient demain.", bad: "Faux !!!" },
    en: { good: "Not yet. “Ki” comes back tomorrow.", bad: "Wrong!!!" },
    nl: { good: "Nog niet. ‘Ki’ komt morgen terug.", bad: "Fout!!!" },
  },
  {
    title: "Everyone is meant",
    text: "Turn the sentence so that it needs no gender, rather than write two.",
    fr: {
      good: "Tout est prêt pour commencer.",
      bad: "Tu es prêt(e) à commencer ?",
      why: "No brackets and no middle dots: screen readers stumble over both.",
    },
    en: { good: "Your coach answers when they can.", bad: "Your coach answers when he/she can." },
    nl: { good: "Je coach antwoordt zodra het kan.", bad: "Je coach antwoordt zodra hij/zij kan." },
  },
  {
    title: "Typeset as the language does",
    text: "Quotation marks, spaces and capitals belong to the language, not to the keyboard.",
    fr: {
      good: "« Hiragana : la famille du K »",
      bad: '"Hiragana: La Famille Du K"',
      why: "A no-break space inside « » and before : ; ! ?",
    },
    en: { good: "“Hiragana: the family of K”", bad: '"Hiragana : The Family Of K"' },
    nl: {
      good: "‘Hiragana: de familie van de K’",
      bad: '"Hiragana : De Familie Van De K"',
      why: "IJ is one letter: IJsland, not Ijsland.",
    },
  },
];
