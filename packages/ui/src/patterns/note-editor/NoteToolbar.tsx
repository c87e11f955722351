import { useI18n } from "@alambic/i18n/react";
import type { EditorState } from "prosemirror-state";
import { button } from "../../primitives/button/button.css.ts";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import {
  Bold,
  Italic,
  LinkGlyph,
  List,
  Redo2,
  Underline,
  Undo2,
} from "../../primitives/icon/icons.ts";
import { actionState, linkAt, noteActions } from "./note-commands.ts";
import type { NoteAction } from "./note-commands.ts";
import { pressable, toolbar } from "./NoteToolbar.css.ts";
import type { RovingFocus } from "./useRovingFocus.ts";

export interface NoteToolbarProps {
  readonly state: EditorState;
  /** The id of the field that it formats. */
  readonly controls: string;
  readonly roving: RovingFocus;
  readonly onAction: (action: NoteAction) => void;
  readonly onLink: () => void;
}

const glyphs = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  list: List,
  link: LinkGlyph,
  undo: Undo2,
  redo: Redo2,
} as const satisfies Record<NoteAction | "link", IconGlyph>;

const order = ["bold", "italic", "underline", "list", "link", "undo", "redo"] as const;

/** What can be done to the note: one stop of the Tab key, arrow keys inside. */
export function NoteToolbar({ state, controls, roving, onAction, onLink }: NoteToolbarProps) {
  const { t } = useI18n();
  const { toolbarRef, current, onFocus } = roving;
  return (
    <div
      ref={toolbarRef}
      role="toolbar"
      aria-label={t("tools.note.toolbar")}
      aria-controls={controls}
      className={toolbar}
    >
      {order.map((item, index) => {
        const action = noteActions.find((known) => known === item);
        const { pressed, disabled } =
          action === undefined
            ? { pressed: linkAt(state) !== "", disabled: false }
            : { pressed: undefined, ...actionState(state, action) };
        return (
          <button
            key={item}
            type="button"
            data-roving
            tabIndex={index === current ? 0 : -1}
            title={t(`tools.note.${item}`)}
            aria-label={t(`tools.note.${item}`)}
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            className={`${button({ variant: "quiet", size: "small", width: "auto", shape: "square" })} ${pressable}`}
            onFocus={() => onFocus(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (disabled) return;
              if (action === undefined) onLink();
              else onAction(action);
            }}
          >
            <Icon icon={glyphs[item]} size="medium" />
          </button>
        );
      })}
    </div>
  );
}
