import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { lessonAddress } from "./lessonAddress.ts";
import { LessonView } from "./LessonView.tsx";
import { useLesson } from "./useLesson.ts";
import type { LessonAddress } from "./lessonAddress.ts";

/** A lesson, by its id or by its place in the capsule. It has the whole window. */
export default function LessonScreen({ params }: ScreenProps) {
  const address = lessonAddress(params);
  return address === null ? <Redirect to={paths.notFound} /> : <LessonAt address={address} />;
}

function LessonAt({ address }: { readonly address: LessonAddress }) {
  return <LessonView lesson={useLesson(address)} />;
}
