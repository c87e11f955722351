import { readSetting, writeSetting } from "../../shared/settings.ts";

const key = "alambic.review-keys";
const off = "off";

/** Whether keys rate cards on this device. */
export function hasReviewKeys(): boolean {
  return readSetting(key) !== off;
}

export function setReviewKeys(enabled: boolean): void {
  writeSetting(key, enabled ? null : off);
}
