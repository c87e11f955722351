import { expect, it } from "vitest";

import { codeLanguageOf } from "./codeLanguageOf.ts";

it.each([
  ["python", ">>> 7 // 2\n3"],
  ["python", "for n in a:\n    print(n)"],
  ["javascript", "const a = 1;\nconsole.log(a);"],
  ["java", 'public class Hello {\n    System.out.println("x");\n}'],
  ["c", '#include <stdio.h>\nint main(void) { printf("x"); }'],
  ["sql", "SELECT name\nFROM towns;"],
  ["shell", "$ ls --all"],
  ["text", "begin read n end"],
])("tells %s by its signs", (language, code) => {
  expect(codeLanguageOf(code)).toBe(language);
});
