/** What is said of an exercise that cannot be played: of a kind unknown here, damaged, or not arrived. */
export const fallbackTexts = {
  unknown: { title: "exercise.unknown.title", text: "exercise.unknown.text" },
  broken: { title: "exercise.broken.title", text: "exercise.broken.text" },
  unloaded: { title: "exercise.unloaded.title", text: "exercise.unloaded.text" },
} as const;
