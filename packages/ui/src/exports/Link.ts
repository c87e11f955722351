export { Link, linkVariants } from "../primitives/link/Link.tsx";
export type { LinkProps } from "../primitives/link/Link.tsx";
