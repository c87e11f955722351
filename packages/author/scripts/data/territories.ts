/** The names of territories, as a locale's file of CLDR holds them. */
export interface Territories {
  main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
}

export function isTerritories(value: unknown): value is Territories {
  return typeof value === "object" && value !== null && "main" in value;
}
