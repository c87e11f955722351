import { among, text } from "../checks/index.ts";

const codeLanguages = [
  "text",
  "python",
  "javascript",
  "typescript",
  "java",
  "c",
  "csharp",
  "php",
  "sql",
  "html",
  "css",
  "shell",
  "json",
] as const;

/** What code is written in. */
export const codeLanguage = among(codeLanguages);
export const codeSource = text({ least: 1, most: 8000 });
