export {
  Heading,
  headingLevels,
  headingSizes,
  headingTones,
} from "../primitives/heading/Heading.tsx";
export type { HeadingLevel, HeadingProps, HeadingSize } from "../primitives/heading/Heading.tsx";
