/** A map that learners label: what it shows, how it is drawn, and which countries it asks for. */
export interface MapPlan {
  readonly id: string;
  /** Corners of what is shown, in degrees: west, south, east, north. */
  readonly box: readonly [number, number, number, number];
  /** Codes of the parts of the world, or of countries, that it asks for. */
  readonly asks: readonly string[];
  /** Other countries that it asks for. */
  readonly also?: readonly string[];
}

export const mapPlans = [
  { id: "europe", box: [-12, 34.5, 41, 70], asks: ["154", "155", "039", "151"] },
  {
    id: "europe-west",
    box: [-10.5, 36, 19, 59],
    asks: ["155", "ES", "PT", "IT", "GB", "IE", "DK", "CZ", "PL", "SI", "HR"],
  },
  { id: "europe-north", box: [3, 53, 33, 70.5], asks: ["154"], also: ["PL", "BY", "NL", "DE"] },
  {
    id: "europe-south-east",
    box: [12.5, 35.5, 30, 49.4],
    asks: [
      "AL",
      "BA",
      "BG",
      "GR",
      "HR",
      "HU",
      "ME",
      "MK",
      "RO",
      "RS",
      "SI",
      "SK",
      "MD",
      "TR",
      "AT",
      "IT",
    ],
  },
  { id: "africa", box: [-18, -35, 51, 37.5], asks: ["011", "014", "015", "017", "018"] },
  { id: "africa-west", box: [-18, 3.5, 16.5, 28], asks: ["011"], also: ["DZ", "CM", "TD"] },
  { id: "africa-south", box: [10.5, -35, 51, 6], asks: ["014", "017", "018"] },
  { id: "america-south", box: [-82, -56, -34, 13], asks: ["005"] },
  {
    id: "america-central",
    box: [-92.6, 7, -77, 18.8],
    asks: ["013"],
    also: ["CO", "MX"],
  },
  { id: "asia", box: [33, -10, 142, 54], asks: ["030", "034", "035", "143", "145"] },
  { id: "asia-west", box: [25.5, 12, 64, 43], asks: ["145"], also: ["IR", "EG", "GR", "TM"] },
  {
    id: "asia-south-east",
    box: [90, -10.5, 128, 25],
    asks: ["035"],
    also: ["BD", "CN", "ID", "IN"],
  },
] as const satisfies readonly MapPlan[];
