import type { AtomSummary, LearnerFigures, MadeBy } from "@alambic/contract";
import { parseExercise, questionOf } from "@alambic/domain/exercises";

import { noFigures } from "./loadFigures.ts";
import { presentReplacement } from "./presentReplacement.ts";
import type { QualityItem } from "./QualityItem.ts";

/** An item with what can be said of its quality, as the contract has it. */
export function presentItem(item: QualityItem, figures: LearnerFigures = noFigures): AtomSummary {
  const { content_type, content } = item;
  const exercise = parseExercise({ content_type, content });
  return {
    atom_id: item.id,
    molecule_id: item.molecule_id,
    order: item.position,
    title: item.title,
    question: exercise.ok ? questionOf(exercise.value) : "",
    content_type,
    is_bonus: item.is_bonus,
    made_by: madeBy(item),
    checks: [...(item.quality?.checks ?? [])],
    solved_blind: item.quality?.solved_blind ?? false,
    figures,
    source: item.metadata.source ?? null,
    withdrawn_at: item.is_withdrawn ? (item.retired_at?.toISOString() ?? null) : null,
    open_reports: item.open_reports,
    replacement: presentReplacement(item),
  };
}

function madeBy({ provenance, metadata, made_from_label: label }: QualityItem): MadeBy {
  switch (provenance?.kind) {
    case undefined:
      return { kind: "editors", name: "" };
    case "document":
      return { kind: "document", name: metadata.source?.title ?? label };
    case "data":
    case "template":
      return { kind: provenance.kind, name: "" };
    case "model":
    case "model-text":
      return { kind: "model", name: provenance.model };
  }
}
