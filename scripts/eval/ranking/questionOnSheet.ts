import type { Question } from "../../../packages/author/src/document/worth/Question.ts";

type Language = Question["language"];

/** What an item on a sheet asks, as the author saw it; null for lists, tables and what is matched. */
export function questionOnSheet(shown: string, language: Language): Question | null {
  const [text = "", counts = ""] = shown
    .split(/\n\s*said: /u)
    .map((part) => part.replaceAll(/\s*\n\s*/gu, " ").trim());
  const said = (counts.match(/\d+/gu) ?? []).map(Number);
  const question = questionIn(text, language);
  return question === null ? null : { ...question, said };
}

function questionIn(text: string, language: Language): Question | null {
  const [, verdict, statement] = /^(TRUE|FALSE) (.+)$/u.exec(text) ?? [];
  if (statement !== undefined)
    return { ...plain(language, verdict === "TRUE" ? "true" : "false"), sentence: statement };
  const typed = /\[([^\]|]+)(?:\|[^\]]*)?\]\{[^}]*?[“‘«]\s*(\p{Letter}+)\s*[”’»][^}]*\}/u.exec(
    text,
  );
  if (typed !== null) {
    const [gap, answer = "", letters = ""] = typed;
    return {
      ...plain(language, "typed"),
      sentence: text.replace(gap, answer),
      answer,
      at: typed.index,
      shown: letters.length,
    };
  }
  return chosen(text, language);
}

function plain(language: Language, asks: Question["asks"]): Question {
  return { asks, language, sentence: "", answer: "", at: 0, others: [], shown: 0, said: [] };
}

const prompts: readonly (readonly [Question["asks"], RegExp])[] = [
  ["word", /^(?:Which word is missing|Quel mot manque|Welk woord ontbreekt) ?\? /u],
  ["number", /^(?:Which number is missing|Quel nombre manque|Welk getal ontbreekt) ?\? /u],
  ["name", /^(?:Which name is missing|Quel nom manque|Welke naam ontbreekt) ?\? /u],
  ["term", /^(?:Which term does the text|Quel terme le texte|Welke term omschrijft)[^?]*\? /u],
  [
    "abbreviation",
    /^(?:What does this abbrev|Que signifie cette abr|Waarvoor staat deze afk)[^?]*\? /u,
  ],
  [
    "subject",
    /^(?:Which of these does the text say|De quoi le texte dit|Waarvan zegt de tekst)[^?]*\? … /u,
  ],
  ["contrast", /^(?:The text sets two|Le texte oppose deux|De tekst zet twee)[^?]*\? … /u],
  [
    "reason",
    /^(?:Why|What for|Pourquoi|Dans quel but|Waarom|Met welk doel), (?:according|d’après|volgens)[^?]*\? /u,
  ],
];

function chosen(text: string, language: Language): Question | null {
  const [asks, prompt] = prompts.find(([, sign]) => sign.test(text)) ?? [];
  if (asks === undefined || prompt === undefined) return null;
  const [asked = "", ...choices] = text.replace(prompt, "").split(/ (?=\[[x ]\] )/u);
  const told = choices.map((choice) => ({
    isRight: choice.startsWith("[x]"),
    text: choice.slice(4).trim(),
  }));
  const right = told.filter(({ isRight }) => isRight);
  const [only] = right;
  if (only === undefined || right.length > 1) return null;
  const gap = asked.indexOf("_____");
  const sentence =
    gap >= 0
      ? asked.replace("_____", only.text)
      : asks === "reason"
        ? `${asked} ${only.text}`
        : `${only.text} ${asked}`;
  return {
    ...plain(language, asks),
    sentence: sentence.trim(),
    answer: only.text,
    at: gap >= 0 ? gap : asks === "reason" ? asked.length + 1 : 0,
    others: told.filter(({ isRight }) => !isRight).map((choice) => choice.text),
  };
}
