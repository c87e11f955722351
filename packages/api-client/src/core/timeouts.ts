/** Milliseconds that a call may take. */
export const defaultTimeout = 8_000;

/** Milliseconds that a call may take where content is generated or a topic is classified. */
export const generationTimeout = 25_000;

/** The slowest connection on which a file still arrives in time: 400 kilobits a second. */
const slowestBytesPerSecond = 50_000;

/** Milliseconds that a call may take that sends a file of so many bytes before it is answered. */
export function uploadTimeout(bytes: number): number {
  return generationTimeout + (bytes / slowestBytesPerSecond) * 1_000;
}
