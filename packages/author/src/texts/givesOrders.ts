/**
 * Orders to a language model, as documents hold them that were prepared for one, in the three languages:
 * given, or worded as a statement of what it has to do. A model is told that a source is data; a passage
 * with such words is kept from it all the same, and from those who learn. Rules that are somebody else's,
 * as in "Ignore local rules", are none of a model's: its own are all, or those that it was given before.
 */
const orders = [
  /(?<!\b(?:not|never|don[’']t) )\b(?:ignore|disregard|forget|override)\b[^.!?]{0,40}\b(?:instructions?|prompts?|the rules)\b/iu,
  /\b(?:ignore|disregard|forget|override)\b(?=[^.!?]{0,60}\b(?:all|any|every|your|this|these|those|previous|prior|earlier|preceding|above)\b)[^.!?]{0,40}\b(?:instructions?|prompts?|rules)\b/iu,
  /\b(?:system|developer) (?:prompt|message)\b/iu,
  /\b(?:every|each|all) (?:answers?|questions?|items?)\b[^.!?]{0,40}\b(?:must|should|shall|has to|have to|be)\b[^.!?]{0,40}\b(?:option|choice) (?:[a-z]|\d)(?![\p{Letter}\d])/iu,
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|chatbot|language model)\b/iu,
  /\b(?:as an? (?:ai|language model)|(?:the )?(?:assistant|chatbot|language model) must)\b/iu,
  /(?<!\b(?:n[’']|(?:not|never|don[’']t) ))\b(?:ignorez?|oubliez?)\b[^.!?]{0,40}\b(?:consignes?|instructions?|les règles)\b/iu,
  /\b(?:ignore[rz]?|oublie[rz]?)\b(?=[^.!?]{0,60}(?<!\p{Letter})(?:toutes?|tes|vos|ces|cette|précédentes?|antérieures?|ci-dessus)(?!\p{Letter}))[^.!?]{0,40}\b(?:consignes?|instructions?|règles)\b/iu,
  /\btu es (?:désormais |maintenant )?(?:une? )?(?:ia|assistante?|modèle de langage)\b/iu,
  /\bl[’']assistant doit\b/iu,
  /\bprompt système\b/iu,
  /\b(?:chaque|toute) (?:réponse|question)\b[^.!?]{0,40}\b(?:doit|soit)\b[^.!?]{0,40}(?<!\p{Letter})(?:option|choix) (?:[a-z]|\d)(?![\p{Letter}\d])/iu,
  /\b(?:negeer|vergeet)\b(?! (?:niet|nooit)\b)[^.!?]{0,40}\b(?:instructies?|opdrachten|de regels)\b(?! niet\b)/iu,
  /\b(?:negeer|vergeet)\b(?=[^.!?]{0,60}\b(?:alle?|je|jouw|uw|deze|die|vorige|eerdere|voorgaande|bovenstaande|hierboven)\b)[^.!?]{0,40}\b(?:instructies?|opdrachten|regels)\b/iu,
  /\bje bent (?:nu )?(?:een )?(?:ai|assistent|taalmodel)\b/iu,
  /\bde assistent moet\b/iu,
  /\bsysteemprompt\b/iu,
  /\b(?:elke|iedere|elk|ieder) (?:vraag|antwoord)\b[^.!?]{0,40}\b(?:optie|keuze) (?:[a-z]|\d)(?![\p{Letter}\d])/iu,
];

/** Whether a text gives orders to a language model. */
export function givesOrders(text: string): boolean {
  return orders.some((order) => order.test(text));
}
