import type { Task } from "../subjects/Task.ts";

/** Countries of each continent, the best known first; none that lies on two. */
const countries = {
  europe: "FR BE NL DE GB ES IT PT IE CH AT SE NO FI DK PL GR HU RO HR BG IS UA RS",
  africa: "MA DZ TN EG SN NG KE CM ET GH LY ML MG UG NA ZM ZW TD NE GA SO AO MZ RW",
  america: "US CA BR AR PE CU CL CO JM VE EC UY CR PY NI HN HT SR",
  asia: "CN JP IN VN KR TH IR IQ PH PK SA MN NP KH SY LB AF JO KP LA BD UZ",
  oceania: "AU NZ FJ PG WS TO VU",
} as const;

const names = Object.keys(countries);

/** On which continent countries lie, those at these places of its list. */
export function continentTasks(from: number, to: number): Task[] {
  return Object.entries(countries).flatMap(([answer, codes]) =>
    codes
      .split(" ")
      .slice(from, to)
      .map((asked) => ({ asked, answer, wrong: names.filter((name) => name !== answer) })),
  );
}
