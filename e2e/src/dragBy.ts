import type { Locator } from "@playwright/test";

/** Drags by the middle of an element. */
export async function dragBy(handle: Locator, down: number): Promise<void> {
  const box = await handle.boundingBox();
  if (box === null) throw new Error(`${handle.toString()} is not to be seen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { mouse } = handle.page();
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + down, { steps: 5 });
  await mouse.up();
}
