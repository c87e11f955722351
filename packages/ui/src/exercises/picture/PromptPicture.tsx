import type { Figure, Picture as PictureValue } from "@alambic/contract";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { Picture } from "./Picture.tsx";
import { figureRoom, promptPicture } from "./Picture.css.ts";

/** What draws comes with the first figure. */
const drawing = lazy(() => import("../figure/FigureDrawing.tsx"));

/** What bears no words can be as small as a picture. */
function kindOf(figure: Figure) {
  const isBare = figure.type === "geometry" && figure.labels.length + figure.angles.length === 0;
  return isBare ? "unlabelled" : figure.type;
}

export interface PromptPictureProps {
  readonly picture?: PictureValue | undefined;
  readonly figure?: Figure | undefined;
}

/** The picture or the figure that a question is about, on a ground of its own. */
export function PromptPicture({ picture, figure }: PromptPictureProps) {
  return (
    <>
      {picture && (
        <div className={promptPicture}>
          <Picture picture={picture} size="large" />
        </div>
      )}
      {figure && (
        <div className={promptPicture}>
          <div className={figureRoom({ kind: kindOf(figure) })}>
            <WhenLoaded part={drawing} meanwhile={<span aria-busy />} otherwise={<Undrawn />}>
              {({ default: FigureDrawing }) => <FigureDrawing figure={figure} />}
            </WhenLoaded>
          </div>
        </div>
      )}
    </>
  );
}

/** Without its figure a question cannot be answered: the exercise says so, and can be tried again. */
function Undrawn(): never {
  throw new TypeError("The drawing did not load.");
}
