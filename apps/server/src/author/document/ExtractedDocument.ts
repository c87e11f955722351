export type * from "../model/ExtractedDocument.ts";
