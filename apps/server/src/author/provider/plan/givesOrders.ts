/**
 * Orders to a language model, as documents hold them that were prepared for one, in the three languages.
 * A model is told that a source is data; a passage with such words is kept from it all the same.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules)\b/iu,
  /\b(?:system|developer) (?:prompt|message)\b/iu,
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|chatbot|language model)\b/iu,
  /\b(?:as an? (?:ai|language model)|(?:the )?(?:assistant|chatbot|language model) must)\b/iu,
  /\b(?:ignore[rz]?|oublie[rz]?)\b[^.!?]{0,40}\b(?:consignes?|instructions?|règles)\b/iu,
  /\btu es (?:désormais |maintenant )?(?:une? )?(?:ia|assistante?|modèle de langage)\b/iu,
  /\bl[’']assistant doit\b/iu,
  /\b(?:negeer|vergeet)\b[^.!?]{0,40}\b(?:instructies?|opdrachten|regels)\b/iu,
  /\bje bent (?:nu )?(?:een )?(?:ai|assistent|taalmodel)\b/iu,
  /\bde assistent moet\b/iu,
];

/** Whether a text gives orders to a language model. */
export function givesOrders(text: string): boolean {
  return orders.some((order) => order.test(text));
}
