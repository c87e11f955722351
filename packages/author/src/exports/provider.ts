// How a language model is asked, and what it may cost.

export type { ModelSettings } from "../provider/ModelSettings.ts";
export { ProviderError } from "../provider/ProviderError.ts";
export type { ProviderFault } from "../provider/ProviderError.ts";
export type { AnswerFollower, AskModel, Question } from "../provider/ask/AskModel.ts";
export type {
  ModelLedger,
  PlannedCall,
  Spent,
  TokenUsage,
} from "../provider/ledger/ModelLedger.ts";
export { listOf, reader, shape } from "../provider/questions/shapes.ts";
