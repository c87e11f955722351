/**
 * The path of a Chromium that can be started: the one named by `CHROMIUM`, else one installed on
 * the system, else Playwright's own download. `undefined` when there is none.
 */
export declare function findChromium(environment?: NodeJS.ProcessEnv): string | undefined;
//# sourceMappingURL=findChromium.d.ts.map
