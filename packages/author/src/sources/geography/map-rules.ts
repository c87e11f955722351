import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../subjects/Rule.ts";
import { nameOfCountry, otherNames } from "./Country.ts";
import { areaAt, drawMap, mapOf } from "./WorldMap.ts";

/** `europe 412 230`: a point of a map, in per mille of its width and height. */
function readPoint(asked: string) {
  const [id = "", x = "", y = ""] = asked.split(" ");
  return { map: mapOf(id), x: Number(x), y: Number(y) };
}

export const mapRules = {
  "geography-map": {
    showAsked: (asked) => asked,
    showAnswer: nameOfArea,
    holds: (asked, answer) => {
      const { map, x, y } = readPoint(asked);
      if (map === undefined) return false;
      return areaAt(map, (x * map.width) / 1000, (y * map.height) / 1000) === answer;
    },
    placed: (asked) => {
      const { map, x, y } = readPoint(asked);
      if (map === undefined) return null;
      return { x, y, picture: drawMap(map), width: map.width, height: map.height };
    },
  },
} as const satisfies Record<string, Rule>;

/** A country by itself, a continent or an ocean. */
export function nameOfArea(id: string, language: InstructionLanguage): string {
  const { parts, oceans } = otherNames();
  return (parts[id] ?? oceans[id])?.[language] ?? nameOfCountry(id, language);
}
