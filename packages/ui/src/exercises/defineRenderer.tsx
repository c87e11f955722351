import type { ExerciseResponse } from "@alambic/contract";
import type { DefinedKind, Exercise } from "@alambic/domain/exercises/kind";
import { memo } from "react";
import type { ComponentType } from "react";
import type { KindProps, RendererProps } from "./renderer.ts";

/**
 * Makes a renderer of any exercise out of one of its own kind. Draws nothing for other kinds, and
 * nothing anew while what it shows stays the same.
 */
export function defineRenderer<Kind extends Exercise, Response extends ExerciseResponse>(
  { isExercise, isResponse }: DefinedKind<Kind, Response>,
  Renderer: ComponentType<KindProps<Kind["content"], Response>>,
): ComponentType<RendererProps> {
  return memo(function AnyRenderer({ exercise, response, ...shared }: RendererProps) {
    if (!isExercise(exercise)) return null;
    const own = response !== null && isResponse(response) ? response : null;
    return <Renderer {...shared} content={exercise.content} response={own} />;
  });
}
