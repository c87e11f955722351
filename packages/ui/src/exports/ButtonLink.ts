export { ButtonLink } from "../primitives/button-link/ButtonLink.tsx";
export type { ButtonLinkProps } from "../primitives/button-link/ButtonLink.tsx";
