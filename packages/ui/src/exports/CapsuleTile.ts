export { CapsuleTile } from "../patterns/capsule-tile/CapsuleTile.tsx";
export type { CapsuleTileProps } from "../patterns/capsule-tile/CapsuleTile.tsx";
