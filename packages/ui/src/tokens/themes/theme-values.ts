import type { vars } from "../contract.css.ts";

type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** What a theme supplies: one value for each variable of the contract. */
export type ThemeValues = Values<typeof vars>;
