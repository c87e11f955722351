export {
  Text,
  textAligns,
  textElements,
  textSizes,
  textTones,
  textWeights,
} from "../primitives/text/Text.tsx";
export type { TextProps } from "../primitives/text/Text.tsx";
