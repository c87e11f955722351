import { drills } from "../Lesson.ts";
import type { Lesson } from "../Lesson.ts";
import type { Task } from "../Task.ts";

/** Countries of each continent, the best known first; none that lies on two. */
const countries = {
  europe: "FR BE NL DE GB ES IT PT IE CH AT SE NO FI DK PL GR HU RO HR BG IS UA RS",
  africa: "MA DZ TN EG SN NG KE CM ET GH LY ML MG UG NA ZM ZW TD NE GA SO AO MZ RW",
  america: "US CA BR AR PE CU CL CO JM VE EC UY CR PY NI HN HT SR",
  asia: "CN JP IN VN KR TH IR IQ PH PK SA MN NP KH SY LB AF JO KP LA BD UZ",
  oceania: "AU NZ FJ PG WS TO VU",
} as const;

const names = Object.keys(countries);

/** From the best known countries to the less known. */
export const geographyLessons = {
  "continents-first": continentLesson(0, 5),
  "continents-next": continentLesson(5, 10),
  "continents-far": continentLesson(10, 16),
} as const satisfies Record<string, Lesson>;

function continentLesson(from: number, to: number): Lesson {
  return drills({
    rule: "geography-continent",
    all: true,
    tasks: () => tasksBetween(from, to),
    ways: ["true", "quiz", "sorting", "false", "quiz", "sorting", "quiz", "true", "typed"],
  });
}

function tasksBetween(from: number, to: number): Task[] {
  return Object.entries(countries).flatMap(([answer, codes]) =>
    codes
      .split(" ")
      .slice(from, to)
      .map((asked) => ({ asked, answer, wrong: names.filter((name) => name !== answer) })),
  );
}
