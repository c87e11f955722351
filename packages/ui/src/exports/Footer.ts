export { Footer } from "../patterns/footer/Footer.tsx";
export type { FooterLink, FooterProps } from "../patterns/footer/Footer.tsx";
