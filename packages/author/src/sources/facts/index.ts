import type { MaterialOf } from "../../model/CapsuleOutline.ts";
import type { CourseSource } from "../../model/CourseSource.ts";
import { fieldsOf } from "../../model/fieldsOf.ts";
import { isStrings } from "../../model/isStrings.ts";
import { draftFactLesson } from "./draftFactLesson.ts";
import type { FactMaterial } from "./draftFactLesson.ts";
import { factTheory } from "./factTheory.ts";
import { isFactTable } from "./FactTable.ts";
import { planFacts } from "./planFacts.ts";
import { tableFacts } from "./tableFacts.ts";
import { readFactTopic } from "./topics.ts";
import type { FactTopic } from "./topics.ts";

/** Tables of things and the one answer that is asked about each: elements, capitals. */
export const facts: CourseSource<FactTopic, MaterialOf<"facts", FactMaterial>> = {
  name: "facts",
  recognise: ({ source }) =>
    source.kind === "topic" ? readFactTopic(source.topic, source.domain) : null,
  plan: (asked, { language }, texts) => ({
    status: "planned",
    plan: planFacts(asked, language, texts),
  }),
  parseMaterial(material) {
    const { table, ids } = fieldsOf(material);
    return material.kind === "facts" && isFactTable(table) && isStrings(ids)
      ? { kind: "facts", table, ids }
      : null;
  },
  draft: (material, { language, texts, random }) =>
    draftFactLesson(material, language, texts, random),
  theory: (material, { language, texts }) => factTheory(material, language, texts),
  facts: ({ provenance }, request) =>
    provenance.kind === "data" && request.source.kind === "topic" && isFactTable(provenance.dataSet)
      ? tableFacts(provenance.dataSet, provenance.entries, request)
      : null,
};
