/** Brings in all Japanese signs: the list of their files is 32 kB, of which a browser loads what it shows. */
export async function loadJapaneseSigns(): Promise<void> {
  await import("@fontsource-variable/noto-sans-jp/wght.css");
}
