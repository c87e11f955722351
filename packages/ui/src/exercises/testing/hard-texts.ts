/** A word of more letters than a line of the narrowest screen. */
export const longWord = "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung";

/** What is hard to lay out: no breaks, signs that belong together, other scripts, and length. */
export const hard = [
  longWord,
  "👩‍🔬🏳️‍🌈 e\u0301a\u0308o\u0302 Z͑͗͛a͒l͝g͐o̕",
  "蒸留は液体を熱で分ける古い技術です。".repeat(12),
  "التقطير فنّ قديم يفصل السوائل بالحرارة",
  `${longWord} `.repeat(28),
];

/** Ten thousand characters of it. */
export const wholeText = hard.join(" ").repeat(5).slice(0, 10_000);
