/** Has a sheet go down, or fade at the side of a wide window, and resolves when it is gone. */
export async function leaveSheet(sheet: HTMLElement): Promise<void> {
  sheet.dataset["leaving"] = "";
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
}
