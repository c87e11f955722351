import type { ContentType } from "@alambic/domain/exercises";
import { lazy } from "react";
import type { ComponentType } from "react";
import type { RendererProps } from "./renderer.ts";

type Module = Promise<{ readonly default: ComponentType<RendererProps> }>;

/** The renderer of each kind, in a chunk of its own. */
const modules: Readonly<Record<ContentType, () => Module>> = {
  lesson: () => import("./lesson/index.ts"),
  true_false: () => import("./true-false/index.ts"),
  quiz: () => import("./quiz/index.ts"),
  matching: () => import("./matching/index.ts"),
  fill_in_blank: () => import("./fill-in-blank/index.ts"),
  short_answer: () => import("./short-answer/index.ts"),
  flashcards: () => import("./flashcards/index.ts"),
};

export const renderers: Readonly<Record<ContentType, ComponentType<RendererProps>>> = {
  lesson: lazy(modules.lesson),
  true_false: lazy(modules.true_false),
  quiz: lazy(modules.quiz),
  matching: lazy(modules.matching),
  fill_in_blank: lazy(modules.fill_in_blank),
  short_answer: lazy(modules.short_answer),
  flashcards: lazy(modules.flashcards),
};

/** Fetches the renderer of a kind ahead of its use. That it fails shows when it is used. */
export async function preloadRenderer(type: ContentType): Promise<void> {
  await modules[type]().catch(() => {});
}
