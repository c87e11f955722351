import type { Stroke } from "@alambic/contract";

type Place = readonly [x: number, y: number];

function line(...places: readonly Place[]): Stroke {
  return places.map(([x, y]) => ({ x, y }));
}

/** Characters as they are written, roughly: い, き, 十 and 口. */
export const strokesOf = {
  i: [
    line([220, 250], [215, 430], [260, 620], [340, 700], [400, 610]),
    line([690, 290], [760, 400], [790, 540]),
  ],
  ki: [
    line([250, 290], [480, 280], [720, 230]),
    line([230, 440], [490, 430], [770, 370]),
    line([440, 140], [540, 380], [650, 590]),
    line([330, 640], [300, 760], [440, 840], [640, 830]),
  ],
  ten: [line([150, 480], [500, 480], [850, 480]), line([500, 150], [500, 500], [500, 880])],
  kuchi: [
    line([240, 260], [250, 500], [260, 780]),
    line([240, 270], [760, 260], [750, 500], [730, 770]),
    line([270, 740], [500, 735], [730, 730]),
  ],
} satisfies Record<string, Stroke[]>;
