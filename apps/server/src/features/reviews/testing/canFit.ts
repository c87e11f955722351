/** Whether the native optimiser is built for this platform: without it a fit is said to be unavailable. */
export const canFit: boolean = await import("@open-spaced-repetition/binding").then(
  () => true,
  () => false,
);
