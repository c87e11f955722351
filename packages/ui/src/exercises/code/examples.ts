import type { CodeExercise } from "@alambic/contract";

/** Exercises about code as stories and tests use them. */
export const examples = {
  output: {
    content_type: "code",
    content: {
      prompt: "Qu’affiche ce programme ?",
      language: "python",
      task: {
        type: "output",
        code: 'total = 0\nfor price in [2, 3, 5]:  # in euros\n    total += price\n    print("total:", total)\n',
        output: "total: 2\ntotal: 5\ntotal: 10\n",
      },
      explanation: "La boucle affiche le total après chaque prix.",
    },
  },
  lines: {
    content_type: "code",
    content: {
      prompt: "Remets la fonction en ordre : elle compte les voyelles.",
      language: "python",
      task: {
        type: "lines",
        lines: [
          { id: "return", text: "    return count" },
          { id: "for", text: "    for letter in word:" },
          { id: "def", text: "def vowels(word):" },
          { id: "add", text: "        count += letter in 'aeiouy'" },
          { id: "zero", text: "    count = 0" },
        ],
        correct_line_ids: ["def", "zero", "for", "add", "return"],
      },
    },
  },
  fill: {
    content_type: "code",
    content: {
      prompt: "Complète la requête : les clients de Gand, par nom.",
      language: "sql",
      task: {
        type: "fill",
        segments: [
          { type: "text", text: "SELECT name\nFROM customers\n" },
          { type: "gap", id: "where", answers: ["WHERE", "where"] },
          { type: "text", text: " city = 'Gent'\nORDER BY " },
          { type: "gap", id: "by", answers: ["name"] },
          { type: "text", text: ";" },
        ],
      },
    },
  },
  edit: {
    content_type: "code",
    content: {
      prompt: "Corrige la condition : la fonction doit dire si l’année est bissextile.",
      language: "javascript",
      task: {
        type: "edit",
        start: "function isLeap(year) {\n  return year % 4 === 0 && year % 100 === 0;\n}",
        answers: [
          "function isLeap(year) {\n  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);\n}",
          "function isLeap(year) {\n  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;\n}",
        ],
      },
    },
  },
} satisfies Record<string, CodeExercise>;
