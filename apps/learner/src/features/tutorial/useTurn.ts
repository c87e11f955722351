import { useEffect, useState } from "react";

/**
 * Whether it is the tour's turn: nothing is being typed, and no dialog is open. Once it was, it stays
 * so: what the tour itself opens takes nobody's turn.
 */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (isTurn) return undefined;
    const look = () => setTurn(!isOccupied());
    look();
    // A dialog that closes gives the focus back.
    const events = ["focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, later);
    function later() {
      setTimeout(look);
    }
    return () => {
      for (const event of events) document.removeEventListener(event, later);
    };
  }, [isTurn]);
  return isTurn;
}

function isOccupied(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select, [contenteditable]");
  return isTyping === true || document.querySelector("dialog[open]") !== null;
}
