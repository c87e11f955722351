import { encode } from "uqr";

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const side = 192;

/** A text for a camera: dark on light in every theme, since cameras expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
