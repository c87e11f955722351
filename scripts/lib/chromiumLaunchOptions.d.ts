export interface ChromiumLaunchOptions {
  args: string[];
  executablePath?: string;
}
/** Options for Playwright's `launch`, the same for component tests, story tests and journeys. */
export declare function chromiumLaunchOptions(): ChromiumLaunchOptions;
//# sourceMappingURL=chromiumLaunchOptions.d.ts.map
