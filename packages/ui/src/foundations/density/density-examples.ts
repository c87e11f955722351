/** Results as a coach would work through them. */
export const results = [
  { lesson: "Hiragana: vowels", answers: 48, right: "92 %" },
  { lesson: "Hiragana: the family of K", answers: 36, right: "81 %" },
  { lesson: "Hiragana: the family of S", answers: 12, right: "75 %" },
  { lesson: "Numbers to ten", answers: 40, right: "98 %" },
] as const;

export const capsules = [
  {
    id: "1",
    href: "#japanese",
    title: "Japanese for beginners",
    icon: "か",
    domain: "languages",
    progress: { label: "Progress", value: 31, text: "31 % · 3,600 XP" },
  },
  {
    id: "2",
    href: "#fractions",
    title: "Fractions without fear",
    icon: "½",
    domain: "mathematics",
    progress: { label: "Progress", value: 78, text: "78 % · 1,240 XP" },
  },
] as const;
