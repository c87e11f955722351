import type { CodeLanguage } from "@alambic/contract";

/** What each language calls itself, everywhere; null for what is none. */
export const languageNames: Readonly<Record<CodeLanguage, string | null>> = {
  text: null,
  python: "Python",
  javascript: "JavaScript",
  typescript: "TypeScript",
  java: "Java",
  c: "C",
  csharp: "C#",
  php: "PHP",
  sql: "SQL",
  html: "HTML",
  css: "CSS",
  shell: "Shell",
  json: "JSON",
};
