import type { Figure, Picture as PictureValue } from "@alambic/contract";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { Picture } from "./Picture.tsx";
import { figureRoom, promptPicture } from "./Picture.css.ts";

/** What draws comes with the first figure. */
const drawing = lazy(() => import("../figure/FigureDrawing.tsx"));

/** The room of a figure, its width by its height, whatever it shows; below a board there is a line. */
const rooms = { chessboard: "5/6", geometry: "3/2", staff: "5/2" } as const;

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
        <div className={promptPicture} data-figure={figure.type}>
          <div className={figureRoom} style={{ aspectRatio: rooms[figure.type] }}>
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
