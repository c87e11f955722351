import type { DocumentMaterial } from "./Recipe.ts";

/** The material with what else can be asked, for a lesson that is to bring more. */
export function withSpares<Material extends DocumentMaterial>(material: Material): Material {
  return { ...material, recipes: [...material.recipes, ...(material.spares ?? [])] };
}
