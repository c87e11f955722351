// The author as a server has it, in a thread of its own. It loads none of what the author knows.

export type {
  AuthorService,
  BonusRequest,
  Correction,
  VerifiedLesson,
} from "../service/AuthorService.ts";
export type { AuthorTools } from "../service/AuthorTools.ts";
export { AuthorUnavailableError } from "../service/AuthorUnavailableError.ts";
export { createAuthorService } from "../service/createAuthorService.ts";
