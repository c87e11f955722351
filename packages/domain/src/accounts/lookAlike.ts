/** Scripts that have letters of others' shapes, or run the other way and turn what stands beside them. */
const scripts = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Cherokee",
  "Coptic",
  "Hebrew",
  "Arabic",
];
const ofScript = scripts.map((script) => new RegExp(String.raw`\p{Script=${script}}`, "u"));

/** Cyrillic and Greek letters that are drawn as Latin ones (Unicode Technical Standard 39). */
const twins = /^[АВЕЅІЈКМНОРСТУХаеоԛсуԝхѕіјһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧνο\P{L}]+$/u;

/** Whether a name can be mistaken for one of other letters: it mixes alphabets, or is made of twins alone. */
export function isLookAlike(name: string): boolean {
  if (ofScript.filter((script) => script.test(name)).length > 1) return true;
  return /\p{L}/u.test(name) && twins.test(name);
}
