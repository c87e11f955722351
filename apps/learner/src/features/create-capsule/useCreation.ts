import {
  useClassifyTopic,
  useCreateCapsule,
  useCreateCapsuleFromPdf,
  useSendClassificationFeedback,
} from "@alambic/api-client/capsules";
import type { Failure } from "@alambic/api-client/core";
import type { Capsule, ClassificationLabel, Locale } from "@alambic/contract";
import { useReducer, useState } from "react";
import type { Dispatch } from "react";
import type { CreationMode } from "../../shared/screen/shell-state.ts";
import { checkPdf } from "./checkPdf.ts";
import type { PdfProblem } from "./checkPdf.ts";
import {
  asksWhich,
  creationReducer,
  recognised,
  recognitionOf,
  sourceOf,
  spokenIn,
  startCreation,
  textOf,
  textProblemOf,
} from "./creation-state.ts";
import type { CreationAction, CreationState, Recognition, TextProblem } from "./creation-state.ts";
import { isRefusal } from "./isRefusal.ts";

/** What keeps the capsule from being created, by the field it concerns. */
export interface CreationErrors {
  readonly text?: TextProblem;
  readonly file?: PdfProblem;
}

export interface Creation {
  readonly state: CreationState;
  readonly dispatch: Dispatch<CreationAction>;
  readonly errors: CreationErrors;
  readonly isClassifying: boolean;
  readonly classificationFailure: Failure | null;
  /** A correction was made, and could not be recorded. */
  readonly feedbackFailed: boolean;
  readonly isCreating: boolean;
  /** The part of the PDF that got through, from 0 to 1. */
  readonly sent: number;
  readonly creationFailure: Failure | null;
  /** Has the text of the present mode recognised. */
  readonly classify: () => Promise<Recognition | null>;
  readonly correct: (label: ClassificationLabel) => Promise<void>;
  /** The capsule that is now being made, or null where something is missing, unsure or failed. */
  readonly create: () => Promise<Capsule | null>;
  readonly cancelUpload: () => void;
}

export interface CreationOptions {
  readonly mode: CreationMode;
  /** What was typed of the topic already. */
  readonly topic: string;
  readonly language: Locale;
  /** The largest PDF that may be imported, in bytes. */
  readonly pdfLimit: number;
}

/** The making of one capsule: what was typed and chosen, what was recognised, and how the calls go. */
export function useCreation({ mode, topic, language, pdfLimit }: CreationOptions): Creation {
  const [state, dispatch] = useReducer(creationReducer, startCreation(mode, language, topic));
  const [errors, setErrors] = useState<CreationErrors>({});
  const classifyTopic = useClassifyTopic();
  const feedback = useSendClassificationFeedback();
  const fromTopic = useCreateCapsule();
  const fromPdf = useCreateCapsuleFromPdf();
  const text = textOf(state);
  const creation = state.mode === "pdf" ? fromPdf : fromTopic;
  const failure = creation.status === "failed" ? creation.failure : null;

  const classify = async () => {
    fromTopic.reset();
    fromPdf.reset();
    const outcome = await classifyTopic.run({ text });
    if (!outcome.ok) return null;
    dispatch({ type: "classified", text, result: outcome.data });
    return recognitionOf(text, outcome.data);
  };

  const correct = async (corrected: ClassificationLabel) => {
    const { recognition } = state;
    if (recognition === null) return;
    dispatch({ type: "corrected", label: corrected });
    const { skill, domain, area } = recognition.suggested;
    const suggested = { skill, domain, area };
    await feedback.run({ text: recognition.text, suggested, corrected });
  };

  /** What the topic is; where it was not looked at yet, only a sure guess goes through. */
  const recognise = async () => {
    const known = recognised(state);
    if (known.status === "valid") return known.recognition;
    const found = await classify();
    return found === null || asksWhich(found) ? null : found;
  };

  const create = async () => {
    const found = await findErrors(state, pdfLimit);
    setErrors(found);
    if (Object.keys(found).length > 0) return null;
    const recognition = await recognise();
    if (recognition === null) return null;
    const { skill: main_skill, domain, area } = recognition.label;
    const source = sourceOf(state, failure !== null && isRefusal(failure));
    const isAsSuggested = recognised(state).status === "valid";
    const spoken = isAsSuggested ? state.language : spokenIn(state, recognition.suggested);
    const capsule = { title: source.title, domain, area, main_skill, language: spoken };
    const outcome =
      state.mode === "pdf" && state.file !== null
        ? await fromPdf.run({ ...capsule, pdf_file: state.file })
        : await fromTopic.run({ ...capsule, topic: source.topic });
    return outcome.ok ? outcome.data : null;
  };

  return {
    state,
    dispatch,
    errors: stillWrong(errors, state),
    isClassifying: classifyTopic.status === "running",
    classificationFailure: classifyTopic.status === "failed" ? classifyTopic.failure : null,
    feedbackFailed: feedback.status === "failed",
    isCreating: creation.status === "running",
    sent: fromPdf.sent,
    creationFailure: failure,
    classify,
    correct,
    create,
    cancelUpload: fromPdf.cancel,
  };
}

async function findErrors(state: CreationState, pdfLimit: number): Promise<CreationErrors> {
  const file = state.mode === "pdf" ? await checkPdf(state.file, pdfLimit) : null;
  const problem = textProblemOf(state);
  return {
    ...(file === null ? {} : { file }),
    ...(problem === null ? {} : { text: problem }),
  };
}

/** What was found, less what has been put right since. A text that is too long is told at once. */
function stillWrong(errors: CreationErrors, state: CreationState): CreationErrors {
  const problem = textProblemOf(state);
  const isTold = errors.text !== undefined || problem === "tooLong";
  return {
    ...(isTold && problem !== null ? { text: problem } : {}),
    ...(errors.file !== undefined && state.mode === "pdf" ? { file: errors.file } : {}),
  };
}
