import { describe, expect, it } from "vitest";

import { resultsIn } from "./resultsIn.ts";

function told(listing: string): readonly string[] {
  return resultsIn(listing).map(({ code, output }) => `${code.split("\n").at(-1)} = ${output}`);
}

describe("results of a session", () => {
  it("are what the interpreter answers, below all that was typed before", () => {
    const listing = ">>> total = 10\n>>> total * 3\n30\n>>> [total,\n...  1]\n[10, 1]";
    expect(resultsIn(listing)).toEqual([
      {
        told: "session",
        code: ">>> total = 10\n>>> total * 3",
        output: "30",
        end: listing.indexOf("30") + 2,
      },
      {
        told: "session",
        code: ">>> total = 10\n>>> total * 3\n30\n>>> [total,\n...  1]",
        output: "[10, 1]",
        end: listing.length,
      },
    ]);
  });

  it.each([
    ["In [1]: 7 // 2\nOut[1]: 3", ["In [1]: 7 // 2 = 3"]],
    ["irb(main):001:0> 7 / 2\n=> 3", ["irb(main):001:0> 7 / 2 = 3"]],
    ["ghci> sum [1, 2]\n3", ["ghci> sum [1, 2] = 3"]],
    [">>> 7 / 2\n3.5\n \n>>> 7 // 2\n3", [">>> 7 / 2 = 3.5", ">>> 7 // 2 = 3"]],
  ])("are told by other interpreters as well: %s", (listing, expected) => {
    expect(told(listing)).toEqual(expected);
  });

  it.each([
    ["an error", ">>> 1 / 0\nTraceback (most recent call last):\nZeroDivisionError"],
    ["what differs from run to run", ">>> random.randint(1, 6)\n4"],
    ["what has no value", ">>> print\n<built-in function print>"],
    ["what the line says itself", '>>> print("Hello")\nHello'],
    ["in no order", ">>> a | b\n{'x', 'y'}"],
    ["yes or no", ">>> 3 in a\nTrue"],
    ["rounded", ">>> round(2.675, 2)\n2.67"],
    ["a quotation", "> 3 + 4 is seven\nas everybody knows"],
    ["a name by itself", ">>> total = 5\n>>> total\n5"],
    ["more lines than are typed", ">>> f()\na\nb\nc\nd"],
  ])("are not asked for where they are %s", (_, listing) => {
    expect(told(listing)).toEqual([]);
  });
});

describe("results in comments", () => {
  it.each([
    ["print(7 // 2)  # 3", ["print(7 // 2) = 3"]],
    ["let n = 7;\nn % 4 // => 3", ["n % 4 = 3"]],
    ["print(a // 5)\nprint(a % 5)  # (1, [2, 'x'])", ["print(a % 5) = (1, [2, 'x'])"]],
    ["console.log(f(2)); // { ja: 3, nee: 1 }", ["console.log(f(2)); = { ja: 3, nee: 1 }"]],
    [
      "public class A {\n  public static void main(String[] a) {\n    System.out.println(7 % 4); // 3",
      ["    System.out.println(7 % 4); = 3"],
    ],
    ['console.log("a" + 1); // affiche : a1', ['console.log("a" + 1); = a1']],
    ["System.out.println(7 % 4); // toont 3", ["System.out.println(7 % 4); = 3"]],
  ])(
    "are what a sign or word announces, or a value behind what prints: %s",
    (listing, expected) => {
      expect(told(listing)).toEqual(expected);
    },
  );

  it("of earlier lines are not shown", () => {
    const [, second] = resultsIn("print(7 // 3)  # 2\nprint(2 + 3)  # 5");
    expect(second?.code).toBe("print(7 // 3)\nprint(2 + 3)");
  });

  it.each([
    ["say something else", "total = 3  # of the day\nprint(total)  # the sum"],
    ["may be rounded", "print(math.pi * 2)  # 6.28"],
    ["leave decimals out", "print(x / 4)  # 3"],
    ["write a list otherwise", "console.log(a.sort()); // [1,2,3]"],
    ["count in another order", "console.log(f(1)); // 2\nconsole.log(g(1)); // 1"],
    ["stand below a line that fails", "t[0] = 5  # TypeError!\nprint(a + 2)  # 6"],
    ["say what a name stands for then", "x = f(4)  # returns 8"],
    ["stand in a block without indent", "while (n < 9) {\nn = n * 3;\nconsole.log(n); // 3"],
    ["remark on what is printed", "print(a + b)  # (works for strings too)"],
    ["refer to a number", "print(a + b)  # (1)"],
    ["count the lines", 'print(a + "x")  # 1\nprint(a + "y")  # 2'],
    ["stand behind a string that is printed as it is", 'console.log("start"); // 1'],
    ["say what is done", 'print("-" * 40)  # prints separator'],
    ["tell a type", "total = price * 4  # -> float"],
    ["compare", "n = count(names)  # > 0"],
    ["reckon further", "print(a + [3])  # [1, 2] + [3]"],
    ["stand behind a minus of Java", "System.out.println(--i);"],
    ["stand in another body", "foreach ($a as $n) {\n  echo $n * 2; // 6\n}"],
    ["stand in a method", "static int square(int n) {\n    System.out.println(n * n); // 9\n}"],
    ["stand behind a loop of one line", "for n in xs: print(n * 2)  # 2"],
    ["stand in a body that may run several times", "for n in a:\n    print(n + 1)  # 3"],
    ["are part of a string", 'print("see # 3")'],
    ["are a part of a format", 'printf("%d %d\\n", n, 3);'],
    ["quote what is printed without quotation marks", 'console.log("a" + "b") // "ab"'],
  ])("are none where they %s", (_, listing) => {
    expect(told(listing)).toEqual([]);
  });
});
