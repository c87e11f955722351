/** What a table tells at rising times, to be put in that order. */
export interface FoundTimes {
  /** Of what happens then. */
  readonly column: number;
  /** In the order of time. */
  readonly events: readonly string[];
}

const events = { fewest: 4, most: 7, shortest: 3, longest: 110 };

/** The years or hours that the first column begins with, rising row by row; null where it does not. */
export function timesIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): FoundTimes | null {
  const column = 1;
  const asked = rows.slice(0, events.most);
  const told = asked.map((row) => row[column] ?? "");
  const times = [hour, year].map((pattern) =>
    asked.map(([when = ""]) => Number(pattern.exec(when)?.slice(1).join("") ?? Number.NaN)),
  );
  const areRising = times.some((each) =>
    each.every((time, at) => !Number.isNaN(time) && (at === 0 || time > (each[at - 1] ?? 0))),
  );
  const isAsked =
    areRising &&
    told.length >= events.fewest &&
    (header[column] ?? "") !== "" &&
    new Set(told.map((each) => each.toLowerCase())).size === told.length &&
    told.every(
      (each) =>
        each.length >= events.shortest &&
        each.length <= events.longest &&
        /\p{Letter}{3}/u.test(each) &&
        !/\d{4}|\d[:.h]\d\d/u.test(each),
    );
  return isAsked ? { column, events: told } : null;
}

/** An hour of the day, alone or the first of two. */
const hour = /^([01]?\d|2[0-3])[:h]([0-5]\d)(?:$|\s?[–—-])/u;
/** A year, alone or the first of two, with a month, a season or a day before it. */
const year =
  /^(?:(?:c(?:a|irca)?\.?|vers|rond|om) )?(?:\d{1,2}(?:er|\.)? )?(?:(?:early|late|début|fin|begin|eind) )?(?:(?:spring|summer|autumn|winter|printemps|été|automne|hiver|lente|voorjaar|zomer|herfst|najaar|jan|feb|fév|f[eé]vr|mar|mrt|maart|apr|avr|ma[iy]|mei|jui|jun|jul|aug|août|sep|oct|okt|nov|d[eé]c)[\p{Lowercase}.]* )?((?:1\d|20)\d\d)(?:$|\s?[–—/-]\s?\d{2,4}$|\s?[[(])/iu;
