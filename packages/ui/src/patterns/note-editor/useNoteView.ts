import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { createNoteState } from "./note-commands.ts";
import type { NoteContent } from "./note-content.ts";

export interface NoteViewOptions {
  readonly note: Node;
  /** Attributes of the field: its role, its name, its class. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (content: NoteContent) => void;
  readonly onToolbar: () => void;
}

export interface NoteView {
  /** Where the field is put. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly state: EditorState;
  /** Does something to the note and gives the focus back to it. */
  readonly run: (command: Command) => void;
}

/** Holds ProseMirror's field inside React: the field keeps the note, React learns of each change. */
export function useNoteView(options: NoteViewOptions): NoteView {
  const placeRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const toolbar = useEffectEvent(options.onToolbar);
  const changed = useEffectEvent(options.onChange);
  const attributes = useEffectEvent(() => ({ ...options.attributes }));
  const [first] = useState(options.note);
  const [state, setState] = useState(() => createNoteState(first, () => undefined));

  useEffect(() => {
    const place = placeRef.current;
    if (place === null) return undefined;
    const view = new EditorView(place, {
      state: createNoteState(first, () => toolbar()),
      attributes: () => attributes(),
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        setState(next);
        if (transaction.docChanged) changed(next.doc.toJSON());
      },
    });
    viewRef.current = view;
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, [first]);

  return {
    placeRef,
    state,
    run: (command) => {
      const view = viewRef.current;
      if (view === null) return;
      command(view.state, (transaction) => view.dispatch(transaction), view);
      view.focus();
    },
  };
}
