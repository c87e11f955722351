import { shared } from "./reasonIn.ts";

/** Takes up what was said before. */
const takesUp =
  /^(?:It|Its|They|Their|He|She|His|Her|This|These|That|Those|Such|Both|Il|Elle|Ils|Elles|Son|Sa|Ses|Leurs?|Ce|Cette|Ces|Cela|Ceci|On|Hij|Zij|Ze|Het|Hun|Zijn|Haar|Dit|Dat|Deze|Die|Daardoor|Daarom|Daarmee|Hierdoor|Therefore|Thus|So|As a result|Ainsi|Donc|Then|Ensuite|Puis|Daarna|Vervolgens)(?!\p{Letter})/u;

/** The share of the sentences behind the first that go on about those before them, by their words or what stands for them. */
export function hangTogether([first = "", ...others]: readonly string[]): number {
  const tied = others.filter(
    (each, at) =>
      takesUp.test(each) ||
      [first, ...others.slice(0, at)].some((before) => shared(before, each) > 0),
  );
  return tied.length / others.length;
}
