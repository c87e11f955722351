import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { MarkType, Node } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { noteSchema } from "./note-schema.ts";

const { marks, nodes } = noteSchema;

export const noteActions = ["bold", "italic", "underline", "list", "undo", "redo"] as const;
export type NoteAction = (typeof noteActions)[number];

const toggleList: Command = (state, dispatch) =>
  isInList(state)
    ? liftListItem(nodes.list_item)(state, dispatch)
    : wrapInList(nodes.bullet_list)(state, dispatch);

/** What each action does. */
export const noteCommands: Readonly<Record<NoteAction, Command>> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  list: toggleList,
  undo,
  redo,
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A note as the editor holds it. `onToolbar` is asked for by Alt and F10. Tab is never taken. */
export function createNoteState(note: Node, onToolbar: () => void): EditorState {
  const toToolbar: Command = () => {
    onToolbar();
    return true;
  };
  return EditorState.create({
    doc: note,
    plugins: [
      history(),
      keymap({
        "Mod-b": noteCommands.bold,
        "Mod-i": noteCommands.italic,
        "Mod-u": noteCommands.underline,
        "Mod-z": undo,
        "Mod-y": redo,
        "Shift-Mod-z": redo,
        "Mod-Shift-8": toggleList,
        Enter: splitListItem(nodes.list_item),
        "Shift-Enter": chainCommands(exitCode, breakLine),
        "Alt-F10": toToolbar,
      }),
      keymap(baseKeymap),
    ],
  });
}

/** What the toolbar shows: whether an action is on, and whether it can be done. */
export function actionState(
  state: EditorState,
  action: NoteAction,
): { readonly pressed?: boolean; readonly disabled: boolean } {
  switch (action) {
    case "bold":
      return { pressed: hasMark(state, marks.strong), disabled: false };
    case "italic":
      return { pressed: hasMark(state, marks.em), disabled: false };
    case "underline":
      return { pressed: hasMark(state, marks.underline), disabled: false };
    case "list":
      return { pressed: isInList(state), disabled: false };
    case "undo":
      return { disabled: undoDepth(state) === 0 };
    case "redo":
      return { disabled: redoDepth(state) === 0 };
  }
}

/** The address that is linked in the selection, or beside the caret; empty without one. */
export function linkAt(state: EditorState): string {
  const { from, to, empty, $from } = state.selection;
  const nodes: Node[] = [];
  if (empty) nodes.push(...[$from.nodeBefore, $from.nodeAfter].filter((node) => node !== null));
  else state.doc.nodesBetween(from, to, (node) => void nodes.push(node));
  const link = nodes
    .map((node) => marks.link.isInSet(node.marks))
    .find((mark) => mark !== undefined);
  return String(link?.attrs["href"] ?? "");
}

/** Links what is selected, or writes the address itself where nothing is. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const mark = marks.link.create({ href });
    const tr = empty
      ? state.tr.replaceSelectionWith(noteSchema.text(href, [mark]), false)
      : state.tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Takes the link away from what is selected, or from the linked words around the caret. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  const parentStart = $from.start();
  let [start, end] = [from, to];
  if (empty) {
    $from.parent.forEach((node, offset) => {
      const [first, last] = [parentStart + offset, parentStart + offset + node.nodeSize];
      if (first <= from && from <= last && marks.link.isInSet(node.marks))
        [start, end] = [first, last];
    });
  }
  dispatch?.(state.tr.removeMark(start, end, marks.link));
  return true;
};

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

function isInList({ selection: { $from } }: EditorState): boolean {
  const depths = Array.from({ length: $from.depth + 1 }, (_, depth) => depth);
  return depths.some((depth) => $from.node(depth).type === nodes.list_item);
}
