import type { ExerciseResponse } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import type { ComponentType } from "react";
import type { KindProps, RendererProps } from "./renderer.ts";

/** Makes a renderer of any exercise out of one of its own kind. Draws nothing for other kinds. */
export function defineRenderer<Kind extends Exercise, Response extends ExerciseResponse>(
  isKind: (exercise: Exercise) => exercise is Kind,
  isResponse: (response: ExerciseResponse) => response is Response,
  Renderer: ComponentType<KindProps<Kind["content"], Response>>,
): ComponentType<RendererProps> {
  return function AnyRenderer({ exercise, response, ...shared }: RendererProps) {
    if (!isKind(exercise)) return null;
    const own = response !== null && isResponse(response) ? response : null;
    return <Renderer {...shared} content={exercise.content} response={own} />;
  };
}
