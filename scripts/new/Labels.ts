/** What is to be done, in a word or two, in each language of the catalogues. */
export interface Labels {
  en: string;
  fr: string;
  nl: string;
}
