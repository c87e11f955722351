import type { Random } from "../../random/createRandom.ts";
import { foldText } from "../../texts/foldText.ts";
import type { DrillContext, Task } from "../subjects/Task.ts";
import { countries, countryOf, otherNames } from "./Country.ts";
import type { Country, Shore } from "./Country.ts";

const shores = ["landlocked", "island", "both"] as const satisfies readonly Shore[];

/** So many letters in common tell a language by the name of its country. */
const telling = 3;

/** A country that bears the name of the part of the world in which it lies. */
const micronesia = "FM";

/** In which part of its continent a country lies. */
export function partTasks(pool: readonly Country[]): readonly Task[] {
  const parts = [...new Set(pool.flatMap(({ part }) => part ?? []))];
  return pool.flatMap(({ id, part }) =>
    part === undefined || id === micronesia ? [] : [task(id, part, parts)],
  );
}

/** A neighbour of each country; the wrong ones lie on its continent, the nearest first. */
export function neighbourTasks(pool: readonly Country[], random: Random): readonly Task[] {
  return pool.flatMap((country) => {
    const [answer] = random.sample(country.neighbours, 1);
    return answer === undefined ? [] : [task(country.id, answer, notBeside(country, random))];
  });
}

/**
 * The same for the countries of a map most of whose neighbours are on it too, as one of its edge is not; what is
 * to be chosen from is on the map as far as it can be.
 */
export function neighbourTasksOnMap(map: readonly Country[], random: Random): readonly Task[] {
  const shown = new Set(map.map(({ id }) => id));
  return map.flatMap((country) => {
    const beside = country.neighbours.filter((id) => shown.has(id));
    const [answer] = random.sample(beside, 1);
    if (answer === undefined || 2 * beside.length <= country.neighbours.length) return [];
    const wrong = notBeside(country, random);
    const near = wrong.filter((id) => shown.has(id));
    return [task(country.id, answer, [...near, ...wrong])];
  });
}

/** A country that is none of its neighbours, for each that has three; these are the wrong ones. */
export function apartTasks(pool: readonly Country[], random: Random): readonly Task[] {
  return pool.flatMap((country) => {
    const [answer] = notBeside(country, random);
    return answer === undefined || country.neighbours.length < 3
      ? []
      : [task(country.id, answer, random.shuffle(country.neighbours))];
  });
}

/** Countries to be sorted by which of two countries they border on: each on one of them alone. */
export function besideTasks(pool: readonly Country[], random: Random): readonly Task[] {
  for (const one of random.shuffle(pool)) {
    for (const other of random.shuffle(pool)) {
      const groups = [one, other].map((country, at) => {
        const rival = at === 0 ? other : one;
        return notBoth(country, rival).map((id) => task(id, country.id, [rival.id]));
      });
      const enough = groups.every(({ length }) => length >= 3);
      if (one !== other && enough) return groups.flatMap((group) => random.sample(group, 4));
    }
  }
  return [];
}

/** How many neighbours a country has, where that is settled. */
export function countTasks(pool: readonly Country[]): readonly Task[] {
  return pool
    .filter(({ counted, neighbours }) => counted && neighbours.length > 0)
    .map(({ id, neighbours: { length } }) =>
      task(id, String(length), [length + 1, length - 1, length + 2].map(String)),
    );
}

export function shoreTasks(pool: readonly Country[]): readonly Task[] {
  return pool.flatMap(({ id, shore }) => (shore === undefined ? [] : [task(id, shore, shores)]));
}

/** With which of some currencies a country pays. */
export function currencyTasks(kinds: readonly string[], random: Random): readonly Task[] {
  return random
    .shuffle(countries())
    .flatMap(({ id, currency }) =>
      currency !== undefined && kinds.includes(currency)
        ? [task(id, currency, random.shuffle(kinds))]
        : [],
    );
}

/** Which one of some languages is official in a country; none that the country's name tells. */
export function languageTasks(
  known: readonly string[],
  { language, random }: DrillContext,
): readonly Task[] {
  const opening = (name: string | undefined) =>
    foldText(name ?? "")
      .trim()
      .slice(0, telling);
  return random.shuffle(countries()).flatMap(({ id, names, languages, heard }) => {
    const official = languages.filter((each) => known.includes(each));
    const [answer] = official;
    if (answer === undefined || heard.some((each) => each !== answer && known.includes(each)))
      return [];
    const spoken = otherNames().languages[answer]?.[language];
    if (opening(spoken) === opening(names[language].text)) return [];
    return [task(id, answer, random.shuffle(known))];
  });
}

/** Tasks that can be sorted into groups: three or four answers, each of them several times. */
export function sortable(tasks: readonly Task[], random: Random): readonly Task[] {
  const answers = [...new Set(tasks.map(({ answer }) => answer))];
  const groups = answers
    .map((answer) => tasks.filter((each) => each.answer === answer))
    .filter(({ length }) => length > 1);
  const chosen = random.sample(groups, 4);
  const most = chosen.length > 3 ? 2 : chosen.length > 2 ? 3 : 4;
  return random.shuffle(chosen.flatMap((group) => random.sample(group, most))).slice(0, 8);
}

function notBoth({ id, neighbours }: Country, rival: Country): readonly string[] {
  const unclear = [rival.id, ...rival.neighbours];
  return neighbours.filter(
    (other) =>
      other !== id &&
      !unclear.includes(other) &&
      countryOf(other)?.unsure.includes(rival.id) === false,
  );
}

/** Countries of its continent that it has no border with, those beside its neighbours first. */
function notBeside(country: Country, random: Random): readonly string[] {
  const apart = countries().filter(
    ({ id, continent }) =>
      continent === country.continent &&
      id !== country.id &&
      !country.neighbours.includes(id) &&
      !country.unsure.includes(id),
  );
  const near = apart.filter(({ neighbours }) =>
    neighbours.some((id) => country.neighbours.includes(id)),
  );
  const far = apart.filter((each) => !near.includes(each));
  return [...random.shuffle(near), ...random.shuffle(far)].map(({ id }) => id);
}

function task(asked: string, answer: string, wrong: readonly string[]): Task {
  return { asked, answer, wrong: [...new Set(wrong)].filter((other) => other !== answer) };
}
