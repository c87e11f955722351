export {
  Illustration,
  illustrationNames,
  illustrationSizes,
} from "../primitives/illustration/Illustration.tsx";
export type {
  IllustrationProps,
  IllustrationName,
} from "../primitives/illustration/Illustration.tsx";
