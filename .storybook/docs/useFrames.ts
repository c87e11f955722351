import type { Locale } from "@alambic/i18n";
import { useEffect } from "react";
import { languageWhenPlayed } from "../globals.ts";
import type { Theme } from "../globals.ts";

/**
 * Dresses the stories that stand in a window of their own as those on the page. Those that play
 * (`played`: their ids) press what bears a French name, and take the language when they have played.
 */
export function useFrames(theme: Theme, language: Locale, played: string): void {
  useEffect(() => {
    const dress = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>(".sb-story iframe")) {
        const address = new URL(frame.src);
        const isPlayed = played.split(" ").includes(address.searchParams.get("id") ?? "");
        const asked = isPlayed ? languageWhenPlayed : "language";
        const globals = `theme:${theme};${asked}:${language}`;
        if (frame.dataset["globals"] === globals) continue;
        frame.dataset["globals"] = globals;
        address.searchParams.set("globals", globals);
        frame.contentWindow?.location.replace(address.href);
      }
    };
    dress();
    const watch = new MutationObserver(dress);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [theme, language, played]);
}
