import { asksSomething } from "../document/plan/itemsApart.ts";
import type { MaterialOf } from "../model/CapsuleOutline.ts";
import type { CourseSource } from "../model/CourseSource.ts";
import { document } from "../document/index.ts";
import { withSpares } from "../document/recipes/withSpares.ts";
import { parseModelMaterial } from "./ModelMaterial.ts";
import type { ModelMaterial } from "./ModelMaterial.ts";

/**
 * Lessons that a model was to draft: of one on a document, what can be made of it without. They are
 * planned elsewhere, where a model can be asked.
 */
export const model: CourseSource<never, MaterialOf<"model", ModelMaterial>> = {
  name: "model",
  recognise: () => null,
  plan: () => {
    throw new TypeError("A model's lessons are planned where a model can be asked");
  },
  parseMaterial: parseModelMaterial,
  draft(material, context) {
    const builtIn = builtInOf(material);
    return builtIn === null || !asksSomething(builtIn) ? [] : document.draft(builtIn, context);
  },
  theory(material, context) {
    const builtIn = builtInOf(material);
    return builtIn === null ? [] : document.theory(builtIn, context);
  },
  withSpares: (material) =>
    material.from === "document"
      ? { ...material, builtIn: withSpares(material.builtIn) }
      : material,
};

function builtInOf(material: ModelMaterial) {
  return material.from === "document" ? { kind: "document" as const, ...material.builtIn } : null;
}
