import { expect, test } from "vitest";

import type { Locale } from "../src/locales.ts";
import { readCatalogues } from "./readCatalogues.ts";

const catalogues = readCatalogues();

/** The messages that the specification gives, in the language it gives them in, with the product's apostrophe. */
const fixed: readonly (readonly [Locale, string, readonly string[]])[] = [
  ["fr", "Page introuvable", ["elsewhere.notFoundTitle"]],
  ["fr", "Merci de renseigner ton adresse e-mail.", ["waitlist.problem.required"]],
  [
    "fr",
    "Décrivez rapidement le sujet de votre capsule",
    ["create.topicRequired", "server.field.topic_required"],
  ],
  [
    "en",
    "Describe the topic of your capsule.",
    ["create.topicRequired", "server.field.topic_required"],
  ],
  ["fr", "Choisis une date de rappel future.", ["tools.planner.future"]],
  ["en", "Add some content before saving.", ["journal.empty"]],
  ["en", "Invalid expression", ["tools.calculator.invalid"]],
  ["en", "Result is not finite", ["tools.calculator.notFinite"]],
  ["en", "Incorrect credentials.", ["problems.incorrect_credentials"]],
  ["en", "Unable to sign up.", ["account.errorRegister"]],
  ["en", "Passwords do not match.", ["account.passwordMismatch", "server.field.password_mismatch"]],
  [
    "en",
    "Password doesn’t meet all requirements.",
    ["account.passwordRules", "server.field.password_rules"],
  ],
  [
    "en",
    "Something went wrong. Please try again.",
    ["login.errorUnknown", "problems.internal_error", "problems.unknown"],
  ],
  ["fr", "Impossible d’envoyer l’e-mail. Réessaie dans un instant.", ["waitlist.failed"]],
  ["fr", "Consulte ta boîte mail pour confirmer ton adresse.", ["waitlist.success"]],
  ["fr", "Certaines réponses sont incorrectes.", ["exercise.feedback.partial"]],
  ["fr", "Ce n’est pas encore ça.", ["exercise.feedback.incorrect"]],
  [
    "fr",
    "Rééquilibre ton temps et retente le planning.",
    ["tools.planner.unbalanced", "coachAnswers.unreachable"],
  ],
  [
    "en",
    "You reached your monthly capsule limit for this plan.",
    ["create.quotaReached", "problems.capsule_quota_reached"],
  ],
  [
    "nl",
    "Offline modus kan nu niet worden bijgewerkt. Probeer het zo dadelijk opnieuw.",
    ["profile.offlineFailed", "tools.offline.switchFailed"],
  ],
  ["nl", "Het journaal kan niet worden geladen.", ["journal.loadFailed"]],
  ["nl", "Kan de notitie niet opslaan.", ["journal.saveFailed"]],
  ["nl", "Verwijderen lukt momenteel niet.", ["journal.removeFailed"]],
  ["nl", "Kan de sessie niet voorbereiden.", ["review.failed"]],
  ["nl", "Kan je antwoord niet opslaan.", ["review.saveFailed"]],
  ["en", "The coach didn’t send a response.", ["tools.coach.empty", "problems.coach_no_answer"]],
  ["nl", "Notities kunnen niet worden opgehaald", ["tools.note.listFailed"]],
  [
    "nl",
    "Je feedback kan nu niet worden verzonden. Probeer het later opnieuw.",
    ["tools.feedback.failed"],
  ],
  ["fr", "La requête API dépasse le délai autorisé.", ["problems.timeout"]],
];

test.each(fixed)("in %s, “%s” is said word for word", (locale, text, ids) => {
  expect(Object.fromEntries(ids.map((id) => [id, messageOf(locale, id)]))).toEqual(
    Object.fromEntries(ids.map((id) => [id, text])),
  );
});

function messageOf(locale: Locale, id: string): string | undefined {
  const namespace = id.split(".", 1)[0] ?? "";
  return catalogues.get(namespace)?.[locale]?.[id];
}
