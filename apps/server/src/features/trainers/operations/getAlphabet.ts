import { memberOperation } from "../../../http/operation.ts";
import { signsOf } from "../signsOf.ts";

/** The signs of a script that the author knows. */
export const getAlphabet = memberOperation<"getAlphabet">(({ path: { script }, texts }) =>
  Promise.resolve({
    status: 200,
    body: { script, lang: "ja", signs: signsOf(script, texts.locale) },
  }),
);
