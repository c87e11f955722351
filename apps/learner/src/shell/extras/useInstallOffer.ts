import { useEffect, useState } from "react";

export type InstallOfferKind =
  | { readonly kind: "prompt"; readonly install: () => Promise<unknown> }
  | { readonly kind: "by-hand" };

/** What a browser that installs apps tells before it would offer to. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds from the opening of the page after which the way by hand is shown. */
const byHandAfter = 6000;

/**
 * How the app can be installed, once it is time to say so; null before, where it is installed already,
 * and on a computer whose browser does not offer it.
 */
export function useInstallOffer(): InstallOfferKind | null {
  const [offer, setOffer] = useState<InstallOfferKind | null>(null);
  useEffect(() => {
    if (matchMedia("(display-mode: standalone)").matches) return undefined;
    const take = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setOffer({ kind: "prompt", install: () => event.prompt() });
    };
    const showByHand = () => {
      if (matchMedia("(pointer: coarse)").matches) setOffer((now) => now ?? { kind: "by-hand" });
    };
    const timer = setTimeout(showByHand, Math.max(0, byHandAfter - performance.now()));
    addEventListener("beforeinstallprompt", take);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeinstallprompt", take);
    };
  }, []);
  return offer;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}
