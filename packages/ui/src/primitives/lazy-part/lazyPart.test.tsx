import { Component, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { forgetFailures } from "./forgetFailures.ts";
import { lazyPart } from "./lazyPart.tsx";

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const retry = () => {
      forgetFailures();
      this.setState({ failed: false });
    };
    return this.state.failed ? (
      <button type="button" onClick={retry}>
        again
      </button>
    ) : (
      <Suspense fallback="on its way">{this.props.children}</Suspense>
    );
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>hello {name}</p>;

type Load = () => Promise<{ readonly default: ComponentType<{ readonly name: string }> }>;

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelectorAll("link[data-test]").forEach((link) => link.remove());
});

test("what did not arrive is asked for once, and again for each new try", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValueOnce({ default: Greeting });
  const Late = lazyPart(load);
  const screen = await render(
    <Boundary>
      <Late name="you" />
    </Boundary>,
  );
  const again = screen.getByRole("button", { name: "again" });
  await expect.element(again).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await again.click();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await again.click();
  await expect.element(screen.getByText("hello you")).toBeVisible();
  await screen.rerender(
    <Boundary>
      <Late name="all" />
    </Boundary>,
  );
  await expect.element(screen.getByText("hello all")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test("a style sheet that did not arrive is asked for again, once for each try", async () => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", crossOrigin: "", href: "http://127.0.0.1:1/a.css" });
  sheet.dataset["test"] = "";
  const failed = async (link: Element | undefined) => {
    await new Promise((resolve) => link?.addEventListener("error", resolve));
  };
  const all = () => [...document.querySelectorAll("link[data-test]")];
  document.head.append(sheet);
  await failed(sheet);
  forgetFailures();
  // The second is on its way: nobody asks for a third.
  forgetFailures();
  expect(all()).toHaveLength(2);
  await failed(all().at(-1));
  forgetFailures();
  expect(all()).toHaveLength(3);
});
