import type { LessonExercise } from "@alambic/contract";

const word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** Texts with code and formulas, and texts that are hard to lay out. */
export const examples = {
  growth: {
    content_type: "lesson",
    content: {
      blocks: [
        { type: "heading", text: "Des intérêts qui portent intérêt" },
        {
          type: "paragraph",
          text: "Un capital qui grandit de r chaque année est multiplié par 1 + r, n fois de suite :",
        },
        { type: "maths", tex: String.raw`C_n = C_0\,(1 + r)^n`, caption: "Le capital après n ans" },
        {
          type: "paragraph",
          text: "Le temps qu’il faut pour le doubler se lit avec un logarithme.",
        },
        { type: "maths", tex: String.raw`n = \frac{\ln 2}{\ln (1 + r)} \approx \frac{0{,}7}{r}` },
        {
          type: "code",
          language: "python",
          code: 'import math\n\ndef years_to_double(rate):\n    """Years until the capital has doubled."""\n    return math.log(2) / math.log(1 + rate)  # exact\n\nprint(round(years_to_double(0.02)))\n',
          caption: "À 2 % par an : 35 ans.",
        },
        {
          type: "maths",
          tex: String.raw`\sum_{k=0}^{n} \binom{n}{k} x^k = (1+x)^n, \quad \begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
        },
        {
          type: "maths",
          tex: String.raw`\frac{1}{2`,
          caption: "Une formule que personne ne peut lire reste telle quelle.",
        },
      ],
    },
  },
  namedRows: {
    content_type: "lesson",
    content: {
      blocks: [
        { type: "paragraph", text: "L’œuf est le même pour toutes ; la suite ne l’est plus." },
        {
          type: "table",
          caption: "De l’œuf à l’abeille",
          header: ["Œuf", "Operculation", "Naissance"],
          row_headers: true,
          rows: [
            ["Reine", "3 jours", "jour 8", "jour 16"],
            ["Ouvrière", "3 jours", "jour 9", "jour 21"],
            ["Faux-bourdon", "3 jours", "jour 10", "jour 24"],
          ],
        },
      ],
    },
  },
  extremes: {
    content_type: "lesson",
    content: {
      blocks: [
        { type: "paragraph", text: `${word} e\u0301u\u0308 ${word}` },
        {
          type: "paragraph",
          text: [
            { text: "التقطير فنّ قديم", lang: "ar" },
            { text: " · " },
            { text: "蒸留は古い技術です。", lang: "ja" },
          ],
        },
        {
          type: "code",
          language: "javascript",
          code: `const veryLong = "${"goutte ".repeat(40)}";\nreturn veryLong;`,
        },
        { type: "maths", tex: Array.from({ length: 30 }, (_, at) => `x_{${at}}`).join(" + ") },
      ],
    },
  },
} satisfies Record<string, LessonExercise>;
