import { readFileSync } from "node:fs";

/** The 3,000 commonest passwords, the commonest first. */
const commonPasswords = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** A shorter word says nothing of a password that only ends in it. */
const leastWordLength = 4;

/**
 * The words behind the commonest passwords. A password that meets the rules for its characters can
 * only be one of the commonest when it is such a word in disguise: `P@ssw0rd1!`, `Azerty123$`.
 */
const ownWords =
  `abc abcd abcde abcdef access admin administrator alambic amour andrea angel anthony apple arsenal
  asdf asdfg asdfgh asdfghjkl ashley austin azerty azertyuiop baby bailey barcelona baseball batman
  bonjour buster changeme charlie cheese chelsea chocolat chocolate computer cookie daniel default
  doudou dragon facebook football freedom garfield geheim ginger google guest hallo hammer hannah
  harley hello hockey hunter iloveyou instagram internet jennifer jessica jordan joshua jupiter
  killer letmein liverpool login london loulou love lovely loveme maggie manager marseille martin
  master matrix matthew merlin michael michelle minecraft monkey motdepasse mustang naruto nicole
  ninja nothing orange passer password passwort patrick pepper phoenix pokemon princess purple qazwsx
  qwer qwert qwerty qwertyu qwertyuiop rainbow ranger robert root samsung secret shadow snoopy soccer
  soleil spiderman starwars student summer sunshine superman taylor temp temporary tennis test thomas
  thunder tigger trustno user wachtwoord welcome welkom whatever winter yankees zaq zaqwsx zxcvbn
  zxcvbnm`.split(/\s+/u);

const disguises: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Those words, and what the commonest passwords are without their disguise. */
const commonWords = new Set([
  ...ownWords,
  ...[...commonPasswords]
    .map((password) => stripEnds(undisguised(password)))
    .filter(({ length }) => length >= leastWordLength),
]);

/** Whether a password is among the commonest, however its letters are disguised. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return true;
  return [lower, stripEnds(lower)].some((text) => {
    const word = undisguised(text);
    return [word, stripEnds(word)].some((plain) => isCommonWord(plain));
  });
}

function undisguised(text: string): string {
  return [...text].map((sign) => disguises[sign] ?? sign).join("");
}

/** The word itself, or said twice. */
function isCommonWord(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return commonWords.has(text) || (text === half + half && commonWords.has(half));
}

/** Without the digits and signs that are put around a word to satisfy a rule. */
function stripEnds(text: string): string {
  return text.replace(/^[^a-z]+/u, "").replace(/(?<![^a-z])[^a-z]+$/u, "");
}
