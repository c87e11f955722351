import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** A column of figures, by its position, and the rows that it measures, by their first cells. */
export interface FoundLargest {
  readonly column: number;
  /** The row of the largest figure. */
  readonly largest: string;
  /** Of the other rows that have a figure, in the order of the table. */
  readonly others: readonly string[];
}

const fewestFigures = 3;
/** Rows of a column that may hold something else than a figure. */
const mostWords = 1;

/** The columns of figures of one make, each of which has one largest. */
export function largestIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: InstructionLanguage,
): readonly FoundLargest[] {
  const names = rows.map(([name = ""]) => name);
  if (new Set(names).size < names.length || names.some((name) => figureIn(name, language) !== null))
    return [];
  return header.flatMap((_, column) => {
    const figures = rows.flatMap((row) => {
      const figure = column === 0 ? null : figureIn(row[column] ?? "", language);
      return figure === null ? [] : [{ ...figure, name: row[0] ?? "" }];
    });
    const most = Math.max(...figures.map(({ value }) => value));
    const [only, ...further] = figures.filter(({ value }) => value === most);
    const isMixed = rows.some((row) => isDoubtful(row[column] ?? "", language));
    const isOfOneMake = new Set(figures.map(({ unit }) => unit)).size === 1;
    const isEnough =
      figures.length >= Math.max(fewestFigures, rows.length - mostWords) && isOfOneMake;
    return only === undefined || further.length > 0 || !isEnough || isMixed
      ? []
      : [
          {
            column,
            largest: only.name,
            others: figures.flatMap(({ name }) => (name === only.name ? [] : [name])),
          },
        ];
  });
}

/** A number with its unit, and nothing else. */
const figure = /^(?<sign>[+−–-]?)\s?(?<digits>\d[\d\s.,\u00A0\u202F]*?)\s?(?<unit>[^\d.,]*)$/u;

/** Whether the sign that parts thousands in this language stands before other than three digits: then nobody knows what it parts. */
function isDoubtful(cell: string, language: InstructionLanguage): boolean {
  const [sign] = language === "en" ? [","] : ["."];
  const number = /\d[\d.,]*\d/u.exec(cell)?.[0] ?? "";
  return number.includes(sign) && !/^[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d+)?$/u.test(number);
}

function figureIn(cell: string, language: InstructionLanguage) {
  const { sign = "", digits = "", unit = "" } = figure.exec(cell.trim())?.groups ?? {};
  const plain = digits.replaceAll(/[\s\u00A0\u202F]/gu, "");
  const number =
    language === "en"
      ? plain.replaceAll(/,(?=\d{3})/gu, "")
      : plain.replaceAll(/\.(?=\d{3})/gu, "").replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/u.test(number)) return null;
  return { value: Number(number) * (/[−–-]/u.test(sign) ? -1 : 1), unit: unit.trim() };
}
