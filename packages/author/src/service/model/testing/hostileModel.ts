import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { scriptedModel, spoiled } from "../../../provider/testing/scriptedModel.ts";
import type { ScriptedItem } from "../../../provider/testing/scriptedModel.ts";
import type { PeerBehaviour } from "../../../provider/testing/FakeModelServer.ts";
import { orders } from "../../../testing/poisonedRequest.ts";

const words = {
  en: { said: "The sentence says so.", asked: "Which two words end what begins with" },
  fr: { said: "La phrase le dit.", asked: "Quels deux mots terminent ce qui commence par" },
  nl: { said: "De zin zegt het zelf.", asked: "Welke twee woorden staan achter het begin" },
} as const;

/**
 * A model that drafts in a language what it is asked for, and obeys the orders that `poisonedPdf` holds
 * in four items of five. At first it answers with no JSON at all.
 */
export function hostileModel(language: InstructionLanguage): PeerBehaviour {
  return scriptedModel((call) => {
    if (call.purpose === "items" && call.earlier < 1)
      return { kind: "text", text: orders[language].stated };
    return ["items", "repair"].includes(call.purpose)
      ? spoiled(call, (item, place) => obeying(told(item, language), place, language))
      : undefined;
  });
}

/** An item whose words are those of a language. */
function told({ question, ...item }: ScriptedItem, language: InstructionLanguage): ScriptedItem {
  const { said, asked } = words[language];
  const begun = /“[^”]+”/u.exec(String(question))?.[0];
  return {
    ...item,
    explanation: said,
    ...(begun === undefined ? {} : { question: `${asked} ${begun}?` }),
  };
}

/** What obeys takes the place of another part of the item each time. */
function obeying(item: ScriptedItem, place: number, language: InstructionLanguage): object {
  const { given, stated } = orders[language];
  switch (place % 5) {
    case 0:
      return { ...item, quote: stated };
    case 1:
      return { ...item, explanation: stated };
    case 2:
      return { ...item, hint: given, concept: stated };
    case 3:
      return { ...item, explanation: `${given} https://evil.example/${place}` };
    default:
      return item;
  }
}
