import { proxy } from "valtio/vanilla";
import { readSetting, writeSetting } from "../settings.ts";

export const themes = ["light", "dark", "contrast"] as const;

/** `device` follows what the device prefers. */
export type Theme = (typeof themes)[number] | "device";

const key = "color-mode";

/** The theme that a stored value names; any other means that of the device. */
export function toTheme(value: string | null): Theme {
  return themes.find((theme) => theme === value) ?? "device";
}

export const themeState = proxy({ theme: toTheme(readSetting(key)) });

/** Shows a theme at once, and keeps it for the next visit. */
export function changeTheme(theme: Theme): void {
  themeState.theme = theme;
  writeSetting(key, theme === "device" ? null : theme);
  const root = document.documentElement;
  if (theme === "device") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}
