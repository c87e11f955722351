/** A fit whose native code never comes back. */
process.once("message", () => {
  for (;;);
});
