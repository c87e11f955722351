import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { WhenLoaded } from "./WhenLoaded.tsx";
import { lazy } from "./lazy.ts";

function drawing(load: () => Promise<string>) {
  const part = lazy(load);
  const draw = () => (
    <WhenLoaded part={part} meanwhile="on its way" otherwise="in words">
      {(name) => <p>{name}</p>}
    </WhenLoaded>
  );
  return { part, draw };
}

test("a part is drawn once it has come, and at once from then on", async () => {
  const gate = Promise.withResolvers<string>();
  const load = vi.fn(() => gate.promise);
  const { draw } = drawing(load);
  const screen = await render(draw());
  expect(screen.container.textContent).toBe("on its way");
  gate.resolve("here");
  await expect.element(screen.getByText("here")).toBeVisible();
  await screen.unmount();
  const again = await render(draw());
  expect(again.container.textContent).toBe("here");
  expect(load).toHaveBeenCalledOnce();
});

test("where it does not arrive, something else stands in its place until it is drawn anew", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce("here");
  const { draw } = drawing(load);
  const screen = await render(draw());
  await expect.element(screen.getByText("in words")).toBeVisible();
  await screen.unmount();
  const again = await render(draw());
  await expect.element(again.getByText("here")).toBeVisible();
});
