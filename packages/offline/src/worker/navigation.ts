/** Paths that the server answers itself, whatever the browser asks for. */
const serverPaths = [/^\/api\//, /^\/(?:healthz|readyz|metrics)$/];

/** The name of a file, which the server has or has not: the shell never stands in for it. */
const fileName = /\/[^/][^/.]*\.[^/]+$/;

/** The addresses that are not screens of the app. */
export const notScreens: readonly RegExp[] = [...serverPaths, fileName];
