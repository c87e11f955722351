import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Link } from "./Link.tsx";

async function renderLink(href: string, newTab = false) {
  const navigate = vi.fn();
  const followed = vi.fn((event: Event) => {
    const prevented = event.defaultPrevented;
    event.preventDefault();
    return prevented;
  });
  document.addEventListener("click", followed, { once: true });
  const screen = await renderInKit(
    <NavigationProvider navigate={navigate}>
      <Link href={href} newTab={newTab}>
        Plan
      </Link>
    </NavigationProvider>,
  );
  return { link: screen.getByRole("link"), navigate, followed };
}

test("a plain click on this origin becomes client navigation", async () => {
  const { link, navigate, followed } = await renderLink("/capsules?language=fr#list");
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/capsules?language=fr#list");
  expect(followed).toHaveReturnedWith(true);
});

test("Enter follows the link as a click does", async () => {
  const { link, navigate } = await renderLink("/capsules");
  link.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/capsules");
});

test.each([
  ["another origin", "https://example.org/capsules", false],
  ["a new tab", "/capsules", true],
])("%s stays the browser's", async (_case, href, newTab) => {
  const { link, navigate, followed } = await renderLink(href, newTab);
  await link.click();
  expect(navigate).not.toHaveBeenCalled();
  expect(followed).toHaveReturnedWith(false);
});

test("a click with a modifier stays the browser's", async () => {
  const { link, navigate } = await renderLink("/capsules");
  await link.click({ modifiers: ["Control"] });
  expect(navigate).not.toHaveBeenCalled();
});

test("a jump within the page stays the browser's", async () => {
  const { pathname, search } = window.location;
  const { link, navigate } = await renderLink(`${pathname}${search}#list`);
  await link.click();
  expect(navigate).not.toHaveBeenCalled();
});

test("a link to a new tab says so in its name", async () => {
  const { link } = await renderLink("/capsules", true);
  await expect.element(link).toHaveAccessibleName("Plan (s’ouvre dans un nouvel onglet)");
});
