export interface ExtrasProps {
  readonly location: string;
  readonly frame: "site" | "bare";
}
