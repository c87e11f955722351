import type { CodeLanguage } from "@alambic/contract";

/** What a piece of code is; the rest is `plain`. */
export type TokenKind = "plain" | "comment" | "string" | "number" | "keyword";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const doubleQuoted = String.raw`"(?:[^"\\\n]|\\.)*"?`;
const singleQuoted = String.raw`'(?:[^'\\\n]|\\.)*'?`;
const backQuoted = "`(?:[^`\\\\]|\\\\[^])*`?";
const slashComment = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
const hashComment = "#[^\\n]*";
const tripleQuoted = `"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)`;

interface Grammar {
  readonly comment?: string;
  readonly string: string;
  readonly keywords: string;
  /** Whether keywords may be written in capitals. */
  readonly anyCase?: boolean;
}

const quoted = `${doubleQuoted}|${singleQuoted}`;
const curly =
  "if else for while do switch case break continue return new class extends implements import from export default try catch finally throw this super static public private protected void int long float double char boolean bool string null true false const let var function async await typeof instanceof in of interface type enum struct namespace using foreach";

const families = {
  plain: { string: "(?!)", keywords: "" },
  python: {
    comment: hashComment,
    string: `${tripleQuoted}|${quoted}`,
    keywords:
      "and as assert async await break class continue def del elif else except finally for from global if import in is lambda None nonlocal not or pass raise return True False try while with yield match case print",
  },
  curly: { comment: slashComment, string: `${quoted}|${backQuoted}`, keywords: curly },
  sql: {
    comment: String.raw`--[^\n]*|\/\*[^]*?(?:\*\/|$)`,
    string: quoted,
    keywords:
      "select from where and or not insert into values update set delete create table alter drop join inner left right outer on group by having order limit offset as distinct union all in is null like between case when then else end primary key foreign references index view",
    anyCase: true,
  },
  shell: {
    comment: hashComment,
    string: quoted,
    keywords:
      "if then else elif fi for in do done while until case esac function return export local echo cd",
  },
  html: { comment: "<!--[^]*?(?:-->|$)", string: quoted, keywords: "" },
  css: { comment: String.raw`\/\*[^]*?(?:\*\/|$)`, string: quoted, keywords: "" },
  json: { string: doubleQuoted, keywords: "true false null" },
} satisfies Record<string, Grammar>;

const grammars: Readonly<Record<CodeLanguage, Grammar>> = {
  text: families.plain,
  python: families.python,
  javascript: families.curly,
  typescript: families.curly,
  java: families.curly,
  c: families.curly,
  csharp: families.curly,
  php: { ...families.curly, keywords: `${curly} echo fn foreach as global` },
  sql: families.sql,
  html: families.html,
  css: families.css,
  shell: families.shell,
  json: families.json,
};

function patternOf({ comment = "(?!)", string, keywords, anyCase = false }: Grammar): RegExp {
  const words = keywords === "" ? "(?!)" : keywords.replaceAll(" ", "|");
  const number = String.raw`\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
  const source = `(?<comment>${comment})|(?<string>${string})|(?<number>${number})|(?<keyword>\\b(?:${words})\\b)`;
  return new RegExp(source, anyCase ? "giu" : "gu");
}

const patterns = new Map<CodeLanguage, RegExp>();

function patternFor(language: CodeLanguage): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const made = patternOf(grammars[language]);
  patterns.set(language, made);
  return made;
}

const kinds = ["comment", "string", "number", "keyword"] as const;

/** The pieces of some code, in order: put together they are the code again. */
export function tokensOf(code: string, language: CodeLanguage): Token[] {
  if (language === "text") return [{ kind: "plain", text: code }];
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(patternFor(language))) {
    const [text] = match;
    if (text === "") continue;
    if (match.index > at) tokens.push({ kind: "plain", text: code.slice(at, match.index) });
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? "plain";
    tokens.push({ kind, text });
    at = match.index + text.length;
  }
  if (at < code.length) tokens.push({ kind: "plain", text: code.slice(at) });
  return tokens;
}
