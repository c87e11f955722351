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

const hour = /^(\d\d?)[:.h](\d\d)(?!\d)/u;
const year = /^(?:\p{Letter}+ )?(\d{4})(?!\d)/u;
