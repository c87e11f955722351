import type { DebateJudgement } from "@alambic/contract";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import type { DebateContent } from "@alambic/domain/debates";

import type { JsonColumn, OptionalJsonColumn } from "./columns.ts";

/** The disciplines in which something is made that is kept. */
export type WorkDiscipline = "debate" | "code_notebook";

export interface WorksTable {
  user_id: string;
  work_id: string;
  discipline: WorkDiscipline;
  title: string;
  excerpt: string;
  content: JsonColumn<DebateContent | NotebookContent>;
  version: number;
  capsule_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface DebateJudgementsTable {
  user_id: string;
  judgement_id: string;
  debate_id: string;
  version: number;
  asked_at: Date;
  /** Null while it is on its way. */
  judgement: OptionalJsonColumn<DebateJudgement>;
}

export interface DisciplineTables {
  works: WorksTable;
  debate_judgements: DebateJudgementsTable;
}
