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
    ["> x <- c(1, 2)\n> sum(x)\n[1] 3", ["> sum(x) = 3"]],
  ])("are told by other interpreters as well: %s", (listing, expected) => {
    expect(told(listing)).toEqual(expected);
  });

  it.each([
    ["an error", ">>> 1 / 0\nTraceback (most recent call last):\nZeroDivisionError"],
    ["what differs from run to run", ">>> random.randint(1, 6)\n4"],
    ["what has no value", ">>> print\n<built-in function print>"],
    ["what the line says itself", '>>> print("Hello")\nHello'],
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
    ['console.log("a" + 1); // affiche : a1', ['console.log("a" + 1); = a1']],
    ["System.out.println(7 / 2); // toont 3", ["System.out.println(7 / 2); = 3"]],
  ])(
    "are what a sign or word announces, or a value behind what prints: %s",
    (listing, expected) => {
      expect(told(listing)).toEqual(expected);
    },
  );

  it("of earlier lines are not shown", () => {
    const [, second] = resultsIn("print(1 + 1)  # 2\nprint(2 + 3)  # 5");
    expect(second?.code).toBe("print(1 + 1)\nprint(2 + 3)");
  });

  it.each([
    ["say something else", "total = 3  # of the day\nprint(total)  # the sum"],
    ["stand in a body that may run several times", "for n in a:\n    print(n + 1)  # 3"],
    ["are part of a string", 'print("see # 3")'],
    ["are a part of a format", 'printf("%d %d\\n", n, 3);'],
    ["quote what is printed without quotation marks", 'console.log("a" + "b") // "ab"'],
  ])("are none where they %s", (_, listing) => {
    expect(told(listing)).toEqual([]);
  });
});
