/** Where what runs code is, as the build placed it (build/codeSandbox.ts). */
declare module "virtual:code-sandbox" {
  import type { PythonAddresses } from "./fetchPython.ts";

  export const page: string;
  export const python: PythonAddresses;
  export const pythonMegabytes: number;
}
