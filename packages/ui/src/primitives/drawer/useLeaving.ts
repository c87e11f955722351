import { useRef } from "react";
import type { RefObject } from "react";
import { leaveSheet } from "./leaveSheet.ts";

/** How a sheet is closed: it leaves first, once, and then is told to be gone. */
export function useLeaving(sheet: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const isLeaving = useRef(false);
  const leave = async (element: HTMLElement) => {
    isLeaving.current = true;
    await leaveSheet(element);
    isLeaving.current = false;
    onClose();
    // Where it is kept open all the same.
    delete element.dataset["leaving"];
  };
  return () => {
    if (sheet.current !== null && !isLeaving.current) void leave(sheet.current);
  };
}
