export { Logo, logoSizes } from "../primitives/logo/Logo.tsx";
export type { LogoProps } from "../primitives/logo/Logo.tsx";
