import { afterEach, expect, test, vi } from "vitest";
import { afterScripts } from "./afterScripts.ts";

afterEach(() => document.body.replaceChildren());

type Page = Window & typeof globalThis;

/** Opens a page whose scripts call the functions of the test by their names. */
function openPage(html: string, functions: Readonly<Record<string, (page: Page) => void>>) {
  const frame = document.createElement("iframe");
  for (const [name, call] of Object.entries(functions)) Object.assign(window, { [name]: call });
  frame.srcdoc = html;
  document.body.append(frame);
}

test("what is told between two scripts of a page is heard by the second", async () => {
  const turns: string[] = [];
  openPage(
    `<script type="module">parent.ours(window)</script>
     <script type="module">parent.theirs(window)</script>`,
    {
      ours: ({ document: page }) => {
        expect(page.readyState).toBe("interactive");
        const whenHeard = afterScripts(page);
        whenHeard(() => {
          turns.push("first");
          whenHeard(() => turns.push("third"));
        });
        whenHeard(() => turns.push("second"));
      },
      theirs: (page) => {
        turns.push("their script");
        page.addEventListener("DOMContentLoaded", () => turns.push("their wait"));
      },
    },
  );
  await vi.waitFor(() =>
    expect(turns).toEqual(["their script", "their wait", "first", "second", "third"]),
  );
});

test("a script that comes late, while pictures still do, waits for nothing", async () => {
  const turns: string[] = [];
  openPage(
    `<iframe></iframe>
     <script>
       // As long as something in it loads, a page is not complete.
       document.querySelector("iframe").contentDocument.open();
       addEventListener("DOMContentLoaded", () => setTimeout(() => parent.late(window)));
     </script>`,
    {
      late: ({ document: page }) => {
        afterScripts(page)(() => turns.push(page.readyState));
        turns.push("told");
        page.querySelector("iframe")?.contentDocument?.close();
      },
    },
  );
  await vi.waitFor(() => expect(turns).toEqual(["interactive", "told"]));
});

test("a script that comes when all is there waits for nothing", () => {
  const turns: string[] = [];
  afterScripts(document)(() => turns.push("heard"));
  expect(turns).toEqual(["heard"]);
});
