import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import InlineMaths from "./InlineMaths.tsx";
import { Maths } from "./Maths.tsx";
import { mathsOf } from "./mathsOf.ts";

test("a formula is drawn with elements of MathML", async () => {
  const screen = await renderInKit(
    <Maths label="Formule" tex={String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`} />,
  );
  const math = screen.container.querySelector("math");
  expect(math?.namespaceURI).toBe("http://www.w3.org/1998/Math/MathML");
  expect(math?.getAttribute("display")).toBe("block");
  expect(math?.querySelectorAll("mfrac, msqrt")).toHaveLength(2);
  expect(math?.textContent).toContain("±");
  expect(math?.getBoundingClientRect().height).toBeGreaterThan(20);
});

test("a formula stands within a sentence, and one that cannot be read as it was written", async () => {
  const screen = await renderInKit(
    <p>
      Soit <InlineMaths tex="x^2" />, et <InlineMaths tex="x^{" />.
    </p>,
  );
  expect(screen.container.querySelectorAll("math")).toHaveLength(1);
  expect(screen.container.querySelector("math")?.getAttribute("display")).not.toBe("block");
  expect(screen.container.textContent).toBe("Soit x2, et x^{.");
});

test.each([String.raw`\frac{1}{2`, String.raw`\nothingknown`, String.raw`\def\a{\a\a}\a`])(
  "what cannot be read stands as it was written: %s",
  async (tex) => {
    const screen = await renderInKit(<Maths label="Formule" tex={tex} />);
    expect(screen.container.querySelector("math")).toBeNull();
    await expect.element(screen.getByText(tex)).toBeVisible();
  },
);

const hostile = [
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{javascript:alert(1)}`,
  String.raw`\includegraphics[width=9em]{https://example.org/a.png}`,
  String.raw`\class{a}{x}`,
  String.raw`\id{a}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\data{a=b}{x}`,
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  String.raw`</math><script>alert(1)</script>`,
  String.raw`\color{red;background:url(//x)}x`,
  String.raw`\label{x}\ref{y}`,
  `${"{".repeat(900)}x${"}".repeat(900)}`,
  String.raw`\rule{1000em}{1000em}`,
];

function namesIn(node: ReturnType<typeof mathsOf>): string[] {
  if (node === null) return [];
  return [
    node.tag,
    ...Object.keys(node.attributes),
    ...node.children.flatMap((child) => (typeof child === "string" ? [] : namesIn(child))),
  ];
}

const never =
  /^(?:a|img|script|html|svg|semantics|annotation.*|on.*|href|src|style|class|id|data.*)$/u;

test.each(hostile)("is inert: %s", async (tex) => {
  expect(namesIn(mathsOf(tex)).filter((name) => never.test(name))).toEqual([]);
  const screen = await renderInKit(<Maths label="Formule" tex={tex} />);
  const found = screen.container.querySelectorAll(
    "a, img, script, svg, [href], [src], [style], [id]",
  );
  expect(found).toHaveLength(0);
});

const wrappers = [
  (tex: string) => String.raw`\frac{${tex}}{2}`,
  (tex: string) => String.raw`\text{${tex}}`,
  (tex: string) => String.raw`\left(${tex}`,
  (tex: string) => String.raw`\begin{matrix}${tex} & ${tex}\end{matrix}`,
  (tex: string) => String.raw`\def\a{${tex}}\a\a`,
  (tex: string) => `{${tex}`,
  (tex: string) => `${tex}}_^`,
  (tex: string) => tex.slice(0, tex.length / 2),
  (tex: string) => tex.slice(tex.length / 2),
];

test("is inert inside of anything, and cut short", () => {
  for (const outer of wrappers) {
    for (const inner of wrappers) {
      for (const tex of hostile) {
        const names = namesIn(mathsOf(outer(inner(tex))));
        expect(
          names.filter((name) => never.test(name)),
          outer(inner(tex)),
        ).toEqual([]);
      }
    }
  }
});

test("a formula that is wider than the page is reached by keyboard", async () => {
  const tex = Array.from({ length: 90 }, (_, at) => `x_{${at}}`).join("+");
  const wide = await renderInKit(<Maths label="Formule" tex={tex} />);
  await expect
    .element(wide.getByRole("region", { name: "Formule" }))
    .toHaveAttribute("tabindex", "0");
  const narrow = await renderInKit(<Maths label="Formule" tex="x" />);
  expect(narrow.container.querySelector("[tabindex]")).toBeNull();
});
