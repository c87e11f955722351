import type { CompiledMessages, Locale } from "@alambic/i18n";
import enKit from "@alambic/i18n/messages/en/kit";
import enExercise from "@alambic/i18n/messages/en/exercise";
import enPlacement from "@alambic/i18n/messages/en/placement";
import frKit from "@alambic/i18n/messages/fr/kit";
import frExercise from "@alambic/i18n/messages/fr/exercise";
import frPlacement from "@alambic/i18n/messages/fr/placement";
import nlKit from "@alambic/i18n/messages/nl/kit";
import nlExercise from "@alambic/i18n/messages/nl/exercise";
import nlPlacement from "@alambic/i18n/messages/nl/placement";

/** The texts of a part of the elements, in each language. */
export type Texts = Readonly<Record<Locale, CompiledMessages>>;

/** What every exercise may say, in each language. */
export const texts: Texts = {
  en: { ...enKit, ...enExercise, ...enPlacement },
  fr: { ...frKit, ...frExercise, ...frPlacement },
  nl: { ...nlKit, ...nlExercise, ...nlPlacement },
};
