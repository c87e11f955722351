import { languages, readSource } from "./files.ts";

/** Days and months as CLDR (in the runtime's ICU) names them, with Japanese readings. */
export function buildCalendar() {
  return readSource("calendar").map(([set = "", order = "", reading = ""]) => {
    const position = Number(order);
    const date =
      set === "days"
        ? new Date(Date.UTC(2024, 0, position))
        : new Date(Date.UTC(2024, position - 1, 15));
    return {
      id: `${set}-${order}`,
      set,
      names: Object.fromEntries(
        languages.map((language) => {
          const text = new Intl.DateTimeFormat(language, {
            timeZone: "UTC",
            ...(set === "days" ? { weekday: "long" } : { month: "long" }),
          }).format(date);
          return [language, language === "ja" ? { text, reading } : { text }];
        }),
      ),
    };
  });
}
