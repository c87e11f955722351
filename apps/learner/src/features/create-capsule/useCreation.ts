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
  creationReducer,
  recognised,
  startCreation,
  textOf,
  textProblemOf,
} from "./creation-state.ts";
import type { CreationAction, CreationState, TextProblem } from "./creation-state.ts";

/** What keeps the capsule from being created, by the field it concerns. */
export interface CreationErrors {
  readonly text?: TextProblem;
  readonly recognition?: "required" | "outdated";
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
  readonly classify: () => Promise<void>;
  readonly correct: (label: ClassificationLabel) => Promise<void>;
  /** The capsule that is now being made, or null where something is missing or failed. */
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

  const classify = async () => {
    const problem = textProblemOf(state);
    if (problem !== null) {
      setErrors({ text: problem });
      return;
    }
    setErrors({});
    fromTopic.reset();
    fromPdf.reset();
    const outcome = await classifyTopic.run({ text });
    if (outcome.ok) dispatch({ type: "classified", text, result: outcome.data });
  };

  const correct = async (corrected: ClassificationLabel) => {
    const { recognition } = state;
    if (recognition === null) return;
    dispatch({ type: "corrected", label: corrected });
    const { skill, domain, area } = recognition.suggested;
    const suggested = { skill, domain, area };
    await feedback.run({ text: recognition.text, suggested, corrected });
  };

  const create = async () => {
    const found = await findErrors(state, pdfLimit);
    setErrors(found);
    const known = recognised(state);
    if (known.status !== "valid" || Object.keys(found).length > 0) return null;
    const { skill: main_skill, domain, area } = known.recognition.label;
    const title = state.title.trim();
    const capsule = { title, domain, area, main_skill, language: state.language };
    const outcome =
      state.mode === "pdf" && state.file !== null
        ? await fromPdf.run({ ...capsule, pdf_file: state.file })
        : await fromTopic.run({ ...capsule, topic: text });
    return outcome.ok ? outcome.data : null;
  };

  const creation = state.mode === "pdf" ? fromPdf : fromTopic;
  return {
    state,
    dispatch,
    errors: stillWrong(errors, state),
    isClassifying: classifyTopic.status === "running",
    classificationFailure: classifyTopic.status === "failed" ? classifyTopic.failure : null,
    feedbackFailed: feedback.status === "failed",
    isCreating: creation.status === "running",
    sent: fromPdf.sent,
    creationFailure: creation.status === "failed" ? creation.failure : null,
    classify,
    correct,
    create,
    cancelUpload: fromPdf.cancel,
  };
}

async function findErrors(state: CreationState, pdfLimit: number): Promise<CreationErrors> {
  const file = state.mode === "pdf" ? await checkPdf(state.file, pdfLimit) : null;
  const ofFile = file === null ? {} : { file };
  const problem = textProblemOf(state);
  if (problem !== null) return { ...ofFile, text: problem };
  const known = recognised(state);
  if (known.status === "none") return { ...ofFile, recognition: "required" };
  return known.status === "outdated" ? { ...ofFile, recognition: "outdated" } : ofFile;
}

/** What was found, less what has been put right since. A text that is too long is told at once. */
function stillWrong(errors: CreationErrors, state: CreationState): CreationErrors {
  const known = recognised(state);
  const problem = textProblemOf(state);
  const isTold = errors.text !== undefined || problem === "tooLong";
  return {
    ...(isTold && problem !== null ? { text: problem } : {}),
    ...(errors.recognition !== undefined && known.status !== "valid"
      ? { recognition: errors.recognition }
      : {}),
    ...(errors.file !== undefined && state.mode === "pdf" ? { file: errors.file } : {}),
  };
}
