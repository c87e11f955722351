import type { AuthorService, AuthorTools } from "@alambic/author/service";
import { createAuthorService } from "@alambic/author/service";
import { compiledFolder } from "../platform/keepCompiled.ts";

/** The built-in author as the server has it, in a thread that starts quickly. */
export function createThreadAuthor(): AuthorService & AuthorTools {
  return createAuthorService({ compileCache: compiledFolder });
}
