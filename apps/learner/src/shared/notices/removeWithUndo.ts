import { notify } from "./notices.ts";

export interface Removal {
  /** What the notices are about: its id. */
  readonly about: string;
  readonly texts: Readonly<
    Record<"removed" | "removeFailed" | "undo" | "restored" | "restoreFailed", string>
  >;
  /** Deletes it; whether that succeeded. */
  readonly remove: () => Promise<boolean>;
  /** Stores it once more; whether that succeeded. */
  readonly restore: () => Promise<boolean>;
}

/** Deletes something, and offers to bring it back; false where it could not be deleted. */
export async function removeWithUndo(removal: Removal): Promise<boolean> {
  const { about, texts, remove, restore } = removal;
  const bringBack = async () => {
    const isBack = await restore();
    notify(
      isBack
        ? { tone: "right", about, text: texts.restored }
        : { tone: "wrong", about, text: texts.restoreFailed, stays: true, action: undo },
    );
  };
  const undo = { label: texts.undo, onPress: () => void bringBack() };
  const isRemoved = await remove();
  notify(
    isRemoved
      ? { tone: "info", about, text: texts.removed, action: undo }
      : { tone: "wrong", about, text: texts.removeFailed },
  );
  return isRemoved;
}
