/** A fit whose native code ends the process. */
process.once("message", () => process.abort());
