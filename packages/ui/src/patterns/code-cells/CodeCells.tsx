import { notebookLimits } from "@alambic/domain/code-notebooks";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { Plus, RotateCcw } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { CellCard } from "./CellCard.tsx";
import { isUnderWay } from "./cells.ts";
import type { CellLanguage, CellRun, CodeCell } from "./cells.ts";
import { list } from "./CodeCells.css.ts";
import { RemovedCell } from "./RemovedCell.tsx";
import { useRunNews } from "./useRunNews.ts";

export interface CodeCellsProps {
  /** In their order. */
  readonly cells: readonly CodeCell[];
  /** How the cells run, or ran last, by their ids. */
  readonly runs: ReadonlyMap<string, CellRun>;
  readonly onChange: (cells: readonly CodeCell[]) => void;
  /** Told which cell is to be run. */
  readonly onRun: (cell: CodeCell) => void;
  /** Ends the cell that runs. */
  readonly onStop: () => void;
  /** Forgets what the cells left behind, and what they printed. */
  readonly onStartAfresh: () => void;
  /** Gives a new cell its id, which no other has. */
  readonly makeId: () => string;
}

/** Where the focus goes once the list has changed. */
type Focus =
  | { readonly kind: "cell" | "up" | "down"; readonly id: string }
  | { readonly kind: "undo" };

interface Removed {
  readonly cell: CodeCell;
  readonly at: number;
}

/** Cells of code in their order: each is written, run, moved and deleted, and shows what came of it. */
export function CodeCells(props: CodeCellsProps) {
  const { cells, runs, onChange, onRun, onStop, onStartAfresh, makeId } = props;
  const { t } = useI18n();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const focus = useRef<Focus | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const news = useRunNews(cells, runs);
  const isBusy = cells.some((cell) => isUnderWay(runs.get(cell.id)));
  const isFull = cells.length >= notebookLimits.cells;

  useEffect(() => {
    if (focus.current === null) return;
    const wanted = focus.current;
    focus.current = null;
    const places = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-focus]") ?? [])];
    const controlIn = (name: string) =>
      places
        .find((place) => place.dataset["focus"] === name)
        ?.querySelector<HTMLElement>("button:not(:disabled), textarea");
    if (wanted.kind === "undo") controlIn("undo")?.focus();
    // What has come to an end of the list moves no further: then its code has the focus.
    else (controlIn(`${wanted.kind} ${wanted.id}`) ?? controlIn(`cell ${wanted.id}`))?.focus();
  });

  const change = (next: readonly CodeCell[], then: Focus) => {
    focus.current = then;
    onChange(next);
  };
  const add = (at: number, language: CellLanguage) => {
    const cell = { id: makeId(), language, source: "" };
    setRemoved(null);
    change(cells.toSpliced(at, 0, cell), { kind: "cell", id: cell.id });
  };
  const move = (at: number, by: -1 | 1) => {
    const cell = cells[at];
    if (cell === undefined) return;
    setRemoved(null);
    change(cells.toSpliced(at, 1).toSpliced(at + by, 0, cell), {
      kind: by < 0 ? "up" : "down",
      id: cell.id,
    });
  };
  const remove = (at: number) => {
    const cell = cells[at];
    if (cell === undefined) return;
    setRemoved({ cell, at });
    change(cells.toSpliced(at, 1), { kind: "undo" });
  };
  const restore = ({ cell, at }: Removed) => {
    setRemoved(null);
    change(cells.toSpliced(at, 0, cell), { kind: "cell", id: cell.id });
  };
  const undo =
    removed === null ? null : (
      <RemovedCell key="removed" onUndo={() => restore(removed)} disabled={isFull} />
    );

  return (
    <div ref={listRef} className={list}>
      {cells.length === 0 && removed === null ? (
        <EmptyState
          level={3}
          title={t("code.cells.noneTitle")}
          actions={
            <>
              <Button icon={Plus} onPress={() => add(0, "javascript")}>
                {t("code.cells.addIn", { language: "JavaScript" })}
              </Button>
              <Button variant="secondary" icon={Plus} onPress={() => add(0, "python")}>
                {t("code.cells.addIn", { language: "Python" })}
              </Button>
            </>
          }
        >
          {t("code.cells.noneText")}
        </EmptyState>
      ) : null}
      {cells.map((cell, at) => (
        <div key={cell.id} className={list}>
          {removed?.at === at ? undo : null}
          <CellCard
            id={`${id}-${cell.id}`}
            cell={cell}
            number={at + 1}
            isLast={at === cells.length - 1}
            run={runs.get(cell.id)}
            isBusy={isBusy}
            isFull={isFull}
            onEdit={(edited) => onChange(cells.with(at, { ...cell, ...edited }))}
            onRun={() => onRun(cell)}
            onStop={onStop}
            onAdd={() => add(at + 1, cell.language)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        </div>
      ))}
      {removed !== null && removed.at >= cells.length ? undo : null}
      {cells.length === 0 && removed !== null ? (
        <Inline>
          <Button variant="secondary" icon={Plus} onPress={() => add(0, removed.cell.language)}>
            {t("code.cells.add")}
          </Button>
        </Inline>
      ) : null}
      {runs.size === 0 ? null : (
        <Inline>
          <Button variant="quiet" icon={RotateCcw} onPress={onStartAfresh}>
            {t("code.cells.startAfresh")}
          </Button>
        </Inline>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
