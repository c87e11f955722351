import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useLazyPart } from "./useLazyPart.ts";

function Shown({ load }: { readonly load: () => Promise<string> }) {
  const late = useLazyPart(load);
  if (late.kind === "loading") return <p>on its way</p>;
  if (late.kind === "ready") return <p>{late.part}</p>;
  return (
    <button type="button" onClick={late.onRetry}>
      again
    </button>
  );
}

test("a part that did not arrive can be asked for again, and then stays", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce("here");
  const screen = await render(<Shown load={load} />);
  await screen.getByRole("button", { name: "again" }).click();
  await expect.element(screen.getByText("here")).toBeVisible();
  await screen.rerender(<Shown load={load} />);
  expect(load).toHaveBeenCalledTimes(2);
});
