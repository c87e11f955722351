import { useI18n } from "@alambic/i18n/react";
import { broken } from "./Figure.css.ts";
import { FigureTexts } from "./FigureTexts.tsx";

/** Says that a figure cannot be shown, and what it would have shown where that is known. */
export function BrokenFigure({ figure }: { readonly figure: unknown }) {
  return (
    <FigureTexts>
      <Words description={descriptionOf(figure)} />
    </FigureTexts>
  );
}

function Words({ description }: { readonly description: string }) {
  const { t } = useI18n();
  return (
    <p className={broken}>
      {t("figure.broken")} {description}
    </p>
  );
}

function descriptionOf(figure: unknown): string {
  const hasOne = typeof figure === "object" && figure !== null && "description" in figure;
  return hasOne && typeof figure.description === "string" ? figure.description : "";
}
