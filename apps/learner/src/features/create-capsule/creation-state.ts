import type { Classification, ClassificationLabel, Locale } from "@alambic/contract";
import type { CreationMode } from "../../shared/screen/shell-state.ts";

/** What was recognised in a text, and what the learner made of it. */
export interface Recognition {
  /** The text that was classified. */
  readonly text: string;
  readonly suggested: Classification;
  /** The label that the capsule will bear. */
  readonly label: ClassificationLabel;
  readonly corrected: boolean;
}

/** From here on a guess is offered as what is meant; below, the learner is asked. */
const sure = 0.7;

/** Whether the guess is so unsure that the learner has to say what is meant. */
export function asksWhich({ suggested, corrected }: Recognition): boolean {
  return !corrected && suggested.confidence < sure;
}

/** Below this nothing in the text was known: a guess would be a guess at nothing. */
const known = 0.1;

/** Whether the text is like nothing that is taught, as far as can be told. */
export function isUnknown({ suggested, corrected }: Recognition): boolean {
  return !corrected && suggested.confidence < known;
}

export interface CreationState {
  readonly mode: CreationMode;
  readonly topic: string;
  readonly documentTopic: string;
  /** A text on a topic of which nothing is known, from which the capsule is made in its place. */
  readonly pasted: string;
  readonly title: string;
  readonly language: Locale;
  readonly file: File | null;
  readonly recognition: Recognition | null;
}

export type CreationAction =
  | { readonly type: "mode"; readonly mode: CreationMode }
  /** The topic, or in PDF mode the topic of the document. */
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "pasted"; readonly text: string }
  | { readonly type: "title"; readonly title: string }
  | { readonly type: "language"; readonly language: Locale }
  | { readonly type: "file"; readonly file: File | null }
  /** Counts only as long as the text is still the one that was looked at. */
  | { readonly type: "classified"; readonly text: string; readonly result: Classification }
  | { readonly type: "corrected"; readonly label: ClassificationLabel };

export function startCreation(mode: CreationMode, language: Locale, topic = ""): CreationState {
  return {
    mode,
    topic,
    documentTopic: "",
    pasted: "",
    title: "",
    language,
    file: null,
    recognition: null,
  };
}

/** The text that is classified in the present mode, trimmed. */
export function textOf({ mode, topic, documentTopic }: CreationState): string {
  return (mode === "topic" ? topic : documentTopic).trim();
}

/** So many characters of a topic, or of a text that is pasted in its place, are taken. */
export const mostCharacters = 10_000;

export type TextProblem = "required" | "tooLong";

/** What keeps the text of the present mode from being classified. */
export function textProblemOf(state: CreationState): TextProblem | null {
  const { length } = textOf(state);
  if (length === 0) return "required";
  return length > mostCharacters ? "tooLong" : null;
}

export type Recognised =
  | { readonly status: "none" }
  /** The text was changed since it was classified; what it was taken for stays in sight. */
  | { readonly status: "outdated"; readonly recognition: Recognition }
  | { readonly status: "valid"; readonly recognition: Recognition };

/** Whether what was recognised still holds for the text as it stands. */
export function recognised(state: CreationState): Recognised {
  const { recognition } = state;
  if (recognition === null) return { status: "none" };
  if (recognition.text !== textOf(state)) return { status: "outdated", recognition };
  return { status: "valid", recognition };
}

export function creationReducer(state: CreationState, action: CreationAction): CreationState {
  switch (action.type) {
    case "mode":
      return { ...state, mode: action.mode };
    case "text":
      return state.mode === "topic"
        ? { ...state, topic: action.text }
        : { ...state, documentTopic: action.text };
    case "pasted":
      return { ...state, pasted: action.text };
    case "title":
      return { ...state, title: action.title };
    case "language":
      return { ...state, language: action.language };
    case "file":
      return withFile(state, action.file);
    case "classified":
      return action.text === textOf(state)
        ? withClassification(state, action.text, action.result)
        : state;
    case "corrected":
      return state.recognition === null
        ? state
        : { ...state, recognition: { ...state.recognition, label: action.label, corrected: true } };
  }
}

/** The name of a document is a first guess at its topic, for as long as none was typed. */
function withFile(state: CreationState, file: File | null): CreationState {
  const typed = state.documentTopic.trim();
  const isGuess = typed === "" || typed === guessTopic(state.file);
  return { ...state, file, documentTopic: isGuess ? guessTopic(file) : state.documentTopic };
}

function guessTopic(file: File | null): string {
  if (file === null || !/\.pdf$/iu.test(file.name)) return "";
  return file.name
    .slice(0, -".pdf".length)
    .replaceAll(/[_\s]+/gu, " ")
    .trim();
}

function withClassification(
  state: CreationState,
  text: string,
  suggested: Classification,
): CreationState {
  return {
    ...state,
    language: spokenIn(state, suggested),
    recognition: recognitionOf(text, suggested),
  };
}

/** A topic is taught in the language it is written in; a document in the learner’s, whatever it is called. */
export function spokenIn(
  { mode, language }: Pick<CreationState, "mode" | "language">,
  suggested: Pick<Classification, "language">,
): Locale {
  return mode === "pdf" ? language : suggested.language;
}

/** What was recognised, before the learner says anything to it. */
export function recognitionOf(text: string, suggested: Classification): Recognition {
  const { skill, domain, area } = suggested;
  return { text, suggested, label: { skill, domain, area }, corrected: false };
}

/** Shorter texts are not looked at while they are being typed. */
const shortest = 3;

/** The text that is to be classified by itself once the learner pauses; null where there is none. */
export function textToClassify(state: CreationState): string | null {
  if (textProblemOf(state) !== null || recognised(state).status === "valid") return null;
  const text = textOf(state);
  return text.length < shortest ? null : text;
}

/** The longest title. */
const longestTitle = 200;

/** What a capsule is made from: the topic, or the text that was pasted where that was refused. */
export function sourceOf(state: CreationState, refused: boolean): { topic: string; title: string } {
  const [topic, pasted, title] = [textOf(state), state.pasted.trim(), state.title.trim()];
  if (!refused || pasted === "") return { topic, title };
  return { topic: pasted, title: title === "" ? topic.slice(0, longestTitle) : title };
}
