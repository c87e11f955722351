export { Hero } from "../patterns/hero/Hero.tsx";
export type { HeroProps } from "../patterns/hero/Hero.tsx";
export { HeroPicture } from "../patterns/hero/HeroPicture.tsx";
export type { HeroPictureProps } from "../patterns/hero/HeroPicture.tsx";
