import { isLocale, loadMessages } from "@alambic/i18n";
import { I18nScope } from "@alambic/i18n/react";
import type { Decorator } from "@storybook/react-vite";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { PictureProvider } from "../picture/PictureProvider.tsx";
import { playableTypes, preloadKind } from "../registry.ts";

/** A drawing for every picture: the shipped ones are served with the app. */
const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect x="6" y="15" width="24" height="17" rx="2" fill="#ffb48a"/><path d="M3 17 18 4l15 13" fill="none" stroke="#5c2a72" stroke-width="3" stroke-linejoin="round"/><rect x="15" y="21" width="6" height="11" fill="#b556c8"/></svg>',
);

/** The texts and the pictures that exercises need around them. */
export function ExerciseTexts({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      <I18nScope namespaces={["exercise", "lessonPlayer"]}>
        <PictureProvider baseUrl={`data:image/svg+xml,${drawing}#`}>{children}</PictureProvider>
      </I18nScope>
    </Suspense>
  );
}

export const withExerciseTexts: Decorator = (Story) => (
  <ExerciseTexts>
    <Story />
  </ExerciseTexts>
);

interface StoryGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Brings in what a story would otherwise wait for on the screen. */
export async function exerciseLoader({ globals }: StoryGlobals): Promise<void> {
  const language = globals["language"];
  await Promise.all([
    import("@fontsource-variable/noto-sans-jp/wght.css"),
    ...(isLocale(language)
      ? [
          loadMessages(language, ["exercise", "lessonPlayer"]),
          ...playableTypes.map((type) => preloadKind(type, language)),
        ]
      : []),
  ]);
}
