/** The words and phrases that speak for a skill: French, English and Dutch, folded, by commas. */
export interface SkillWords {
  readonly skill: string;
  readonly words: string;
}
