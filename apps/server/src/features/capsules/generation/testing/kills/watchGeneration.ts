import type { AuthorService } from "@alambic/author/service";
import type { JobServices } from "../../../../../http/Feature.ts";
import type { KillStep } from "./KillStep.ts";
import { StatementWatch } from "./StatementWatch.ts";
import type { Statement } from "./StatementWatch.ts";

/** Told of each step that a generation reaches; it goes on when the promise is settled. */
export type OnStep = (step: KillStep) => Promise<void>;

type GenerationServices = Pick<JobServices, "db" | "author" | "now" | "log">;

/** The services of one generation, which tell of its steps. */
export function watchGeneration(services: GenerationServices, onStep: OnStep): GenerationServices {
  let lessons = Number.NaN;
  const author: AuthorService = {
    ...services.author,
    async plan(request) {
      const outline = await services.author.plan(request);
      await onStep("planned");
      return outline;
    },
    async makeLesson(request, outline, index) {
      lessons = outline.lessons.length;
      const made = services.author.makeLesson(request, outline, index);
      if (index === 0) await onStep("first lesson drafted");
      if (index === 1) await onStep("between lessons");
      const lesson = await made;
      if (index === 0) await onStep("first lesson verified");
      return lesson;
    },
  };
  const steps = statementSteps(() => lessons);
  const watch = new StatementWatch(async (statement) => {
    const step = steps(statement);
    if (step !== null) await onStep(step);
  });
  return { ...services, author, db: services.db.withPlugin(watch) };
}

/** Reads the steps of a generation out of its statements. */
function statementSteps(lessons: () => number): (statement: Statement) => KillStep | null {
  let isComplete = false;
  let stored = 0;
  return (statement) => {
    if (statement.kind === "insert") {
      if (statement.table === "molecules") return "plan stored";
      return statement.table === "atoms" && stored === 0 ? "first lesson published" : null;
    }
    if (statement.kind === "notify") {
      if (isComplete) return "completion told of";
      return stored === 1 ? "first lesson told of" : null;
    }
    if (statement.table !== "generations") return null;
    stored = Number(statement.values.get("next_lesson") ?? stored);
    isComplete = statement.values.get("status") === "completed";
    if (isComplete) return "complete";
    return stored === lessons() ? "last lesson published" : null;
  };
}
