import { proxy } from "valtio/vanilla";

/** Whether the choice of cookies is being made again. */
export const consentChoice = proxy({ isOpen: false });

/** Opens the choice, from the foot of a page, or closes it. */
export function chooseConsent(isOpen = true): void {
  consentChoice.isOpen = isOpen;
}
