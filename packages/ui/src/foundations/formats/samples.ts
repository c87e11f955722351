import type { Formatter } from "@alambic/i18n";

/** The day that all samples show: Friday 20 November 2026, 18:05 in Brussels. */
const day = new Date(Date.UTC(2026, 10, 20, 17, 5));

interface Sample {
  readonly call: string;
  readonly show: (formatter: Formatter) => string;
}

interface SampleGroup {
  readonly title: string;
  readonly text: string;
  readonly samples: readonly Sample[];
}

/** Values as each language writes them, with the call that writes them. */
export const sampleGroups: readonly SampleGroup[] = [
  {
    title: "Numbers",
    text: "Separators, spaces and signs are the language’s. A percentage, a price and a size are numbers with a unit, never a text put together.",
    samples: [
      { call: "number(12345.6)", show: ({ number }) => number(12345.6) },
      {
        call: 'number(0.31, { style: "percent" })',
        show: ({ number }) => number(0.31, { style: "percent" }),
      },
      {
        call: 'number(9.9, { style: "currency", currency: "EUR" })',
        show: ({ number }) => number(9.9, { style: "currency", currency: "EUR" }),
      },
      {
        call: 'number(9, { style: "unit", unit: "megabyte" })',
        show: ({ number }) => number(9, { style: "unit", unit: "megabyte" }),
      },
      {
        call: 'number(6, { style: "unit", unit: "minute", unitDisplay: "long" })',
        show: ({ number }) => number(6, { style: "unit", unit: "minute", unitDisplay: "long" }),
      },
    ],
  },
  {
    title: "Dates and times",
    text: "A month is a word wherever there is room: 11/12 is two different days. 24 hours in all three languages.",
    samples: [
      { call: "date(day)", show: ({ date }) => date(day) },
      {
        call: 'date(day, { dateStyle: "full" })',
        show: ({ date }) => date(day, { dateStyle: "full" }),
      },
      {
        call: 'date(day, { day: "numeric", month: "long" })',
        show: ({ date }) => date(day, { day: "numeric", month: "long" }),
      },
      {
        call: 'date(day, { hour: "2-digit", minute: "2-digit" })',
        show: ({ date }) => date(day, { hour: "2-digit", minute: "2-digit" }),
      },
    ],
  },
  {
    title: "Distances in time and lists",
    text: "The language has words for yesterday and tomorrow; the formatter uses them.",
    samples: [
      { call: 'relativeTime(-1, "day")', show: ({ relativeTime }) => relativeTime(-1, "day") },
      { call: 'relativeTime(1, "day")', show: ({ relativeTime }) => relativeTime(1, "day") },
      { call: 'relativeTime(3, "week")', show: ({ relativeTime }) => relativeTime(3, "week") },
      { call: 'list(["ka", "ki", "ku"])', show: ({ list }) => list(["ka", "ki", "ku"]) },
    ],
  },
  {
    title: "Plurals",
    text: "French counts 0 and 1.5 as one; English and Dutch do not. Messages hold every form: nothing adds an s.",
    samples: [0, 1, 1.5, 2, 1_000_000].map((points) => ({
      call: `t("badges.one.points", { points: ${points} })`,
      show: ({ t }) => t("badges.one.points", { points }),
    })),
  },
];
