import { withSurname } from "../../answers/withSurname.ts";
import { fillInBlank, shortAnswer } from "../../items/simple-exercises.ts";
import { inLanguage, plainText } from "../../texts/rich-text.ts";
import { defineModelKind, someText, texts } from "./ModelKind.ts";

const gapMark = "_____";
const exactNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/u;

export const fillInBlankKind = defineModelKind<"fill_in_blank", { answer: string }>({
  type: "fill_in_blank",
  advice:
    "The quote is one whole sentence; the answer is a word of it, or a few, that stand there once and follow from the rest.",
  properties: { answer: someText },
  build: ({ quote, answer, explanation }, { texts: own, quoteLanguage, nature }) => {
    const [before, after, ...more] = quote.split(answer);
    if (before === undefined || after === undefined || more.length > 0) return null;
    const run = (text: string) => (text === "" ? "" : [inLanguage(text, quoteLanguage)]);
    return fillInBlank({
      prompt: own.t("author.document.fill"),
      before: run(before),
      after: run(after),
      answers: withSurname([answer], { shown: before + after, source: nature.source }),
      lang: quoteLanguage,
      explanation,
    });
  },
  ask: ({ content }) => ({
    question: content.segments
      .map((segment) => (segment.type === "text" ? plainText(segment.text) : gapMark))
      .join(""),
    answer: `what stands for ${gapMark}`,
  }),
  respond: ({ content }, [answer]) =>
    answer === undefined
      ? null
      : {
          content_type: "fill_in_blank",
          gaps: content.segments.flatMap((segment) =>
            segment.type === "gap" ? [{ id: segment.id, text: answer }] : [],
          ),
        },
});

export const shortAnswerKind = defineModelKind<
  "short_answer",
  { question: string; answers: readonly string[] }
>({
  type: "short_answer",
  advice:
    "A question whose answer is one to four words of the quote, the first of `answers`; the others are equally right ways to say it: an abbreviation, another common name, for a full name the surname, unless the question needs the given name or the lesson names somebody else so. Digits for number words, articles and accents are understood and need not be listed.",
  properties: { question: someText, answers: texts },
  build: ({ question, answers, explanation }, { quoteLanguage, nature }) =>
    shortAnswer({
      prompt: question,
      answerType: "text",
      answers: withSurname(answers, { shown: question, source: nature.source }),
      lang: quoteLanguage,
      explanation,
    }),
  ask: ({ content }) => ({ question: plainText(content.prompt), answer: "one to four words" }),
  respond: (_, [text]) => (text === undefined ? null : { content_type: "short_answer", text }),
});

export const numericKind = defineModelKind<
  "numeric",
  { question: string; answer: string; unit: string }
>({
  type: "numeric",
  advice:
    "A question whose answer is a number that stands in the quote, written with digits and a point: 3.5. `unit` is its unit, or empty.",
  fits: ({ source }) => /\p{Number}/u.test(source),
  properties: {
    question: someText,
    answer: someText,
    unit: { type: "string", maxLength: 20 },
  },
  build: ({ question, answer, unit, explanation }) =>
    exactNumber.test(answer)
      ? {
          content_type: "numeric",
          content: {
            prompt: question,
            answer,
            ...(unit.trim() === "" ? {} : { units: [{ symbol: unit.trim() }] }),
            explanation,
          },
        }
      : null,
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    answer: "a number with digits and a point, without its unit",
  }),
  respond: (_, [text]) => (text === undefined ? null : { content_type: "numeric", text }),
});
