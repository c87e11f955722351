import { strokesOf } from "@alambic/author/languages";
import { memberOperation } from "../../../http/operation.ts";
import { signsOf } from "../signsOf.ts";

/** How signs are drawn; those that are not of the script, or that nobody drew, are left out. */
export const listStrokes = memberOperation<"listStrokes">(({ path: { script }, query, texts }) => {
  const known = new Set(signsOf(script, texts.locale).map(({ sign }) => sign));
  const asked = [...new Set(query.signs)].filter((sign) => known.has(sign));
  const items = asked.flatMap((sign) => {
    const strokes = strokesOf(sign);
    return strokes === null ? [] : [{ sign, strokes: strokes.map((stroke) => [...stroke]) }];
  });
  return Promise.resolve({ status: 200, body: { items } });
});
