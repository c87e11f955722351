import type { AuthorService } from "../author/service/AuthorService.ts";
import type { AuthorTools } from "../author/service/AuthorTools.ts";
import { createAuthorService } from "../author/service/createAuthorService.ts";
import { compiledFolder } from "../platform/keepCompiled.ts";

/** The built-in author as the server has it, in a thread that starts quickly. */
export function createThreadAuthor(): AuthorService & AuthorTools {
  return createAuthorService({ compileCache: compiledFolder });
}
