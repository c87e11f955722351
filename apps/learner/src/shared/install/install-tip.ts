import { readSetting, writeSetting } from "../settings.ts";

const key = "install-tip-dismissed";

/** Whether the offer to install the app was answered on this device: it is made once. */
export function isInstallTipDismissed(): boolean {
  return readSetting(key) !== null;
}

export function dismissInstallTip(): void {
  writeSetting(key, "true");
}
