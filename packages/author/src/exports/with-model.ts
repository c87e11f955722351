// The author with a language model; loaded only where there is one.

export { createAskAtOnce } from "../provider/ask/createAskAtOnce.ts";
export { createAskModel } from "../provider/ask/createAskModel.ts";
export { createLanguageModel } from "../provider/ask/createLanguageModel.ts";
export { createModelAuthor } from "../provider/createModelAuthor.ts";
export { createModelService } from "../service/model/createModelService.ts";
