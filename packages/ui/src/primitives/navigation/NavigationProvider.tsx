import { createContext, use } from "react";
import type { MouseEvent, ReactNode } from "react";

/** Goes to an address of this application without loading the page anew. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

export interface NavigationProviderProps {
  /** Goes to an address of this origin without loading the page anew. */
  readonly navigate: Navigate;
  readonly children: ReactNode;
}

/** Hands the router's navigation to every link of the kit inside it. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The navigation of the nearest provider, or null where links load pages. */
export function useNavigate(): Navigate | null {
  return use(NavigationContext);
}

/**
 * Handles a click on an anchor: a plain left click on an address of this origin becomes client
 * navigation; new tabs, downloads, other origins and jumps within the page stay the browser's.
 */
export function useLinkClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = use(NavigationContext);
  return (event) => {
    const anchor = event.currentTarget;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (navigate === null || event.defaultPrevented || !plain) return;
    if ((anchor.target !== "" && anchor.target !== "_self") || anchor.hasAttribute("download"))
      return;
    const { origin, pathname, search, hash } = new URL(anchor.href);
    if (origin !== window.location.origin) return;
    const samePage = pathname === window.location.pathname && search === window.location.search;
    if (samePage && hash !== "") return;
    event.preventDefault();
    navigate(`${pathname}${search}${hash}`);
  };
}
