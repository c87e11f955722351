import type { Ref } from "react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Wrench } from "../../primitives/icon/icons.ts";
import { corner } from "./ToolboxButton.css.ts";

export interface ToolboxButtonProps {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** An id, where a tour points at it. */
  readonly id?: string | undefined;
  /** What it opens. */
  readonly label: string;
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** The id of the panel, once that is there. */
  readonly panelId: string;
  readonly onPress: () => void;
}

/** The floating button: it opens the toolbox, and closes it again. */
export function ToolboxButton({ ref, id, label, isOpen, panelId, onPress }: ToolboxButtonProps) {
  return (
    <div className={corner}>
      <IconButton
        ref={ref}
        id={id}
        icon={Wrench}
        label={label}
        variant="secondary"
        size="large"
        expanded={isOpen}
        controls={isOpen ? panelId : undefined}
        onPress={onPress}
      />
    </div>
  );
}
