import { useEffect } from "react";

/** Dresses the stories that stand in a window of their own as those on the page: `theme:dark;…`. */
export function useFrames(globals: string): void {
  useEffect(() => {
    const dress = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>(".sb-story iframe")) {
        if (frame.dataset["globals"] === globals) continue;
        frame.dataset["globals"] = globals;
        const address = new URL(frame.src);
        address.searchParams.set("globals", globals);
        frame.contentWindow?.location.replace(address.href);
      }
    };
    dress();
    const watch = new MutationObserver(dress);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [globals]);
}
