import { notebookLimits } from "@alambic/domain/code-notebooks";
import { useI18n } from "@alambic/i18n/react";
import type { KeyboardEvent } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { CodeArea } from "../../primitives/code-area/CodeArea.tsx";
import { languageNames } from "../../primitives/code-text/languageNames.ts";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { ArrowDown, ArrowUp, Play, Plus, Square, Trash2 } from "../../primitives/icon/icons.ts";
import { Select } from "../../primitives/select/Select.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { CellResult } from "./CellResult.tsx";
import { cellLanguages, isUnderWay } from "./cells.ts";
import type { CellRun, CodeCell } from "./cells.ts";
import { bar, head, tools } from "./CodeCells.css.ts";

export interface CellCardProps {
  readonly id: string;
  readonly cell: CodeCell;
  readonly number: number;
  readonly isLast: boolean;
  readonly run: CellRun | undefined;
  /** A cell runs, this one or another: one does at a time. */
  readonly isBusy: boolean;
  readonly isFull: boolean;
  readonly onEdit: (edited: Partial<CodeCell>) => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onAdd: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One cell: its language, its code, what is done with it and what came of it. */
export function CellCard(props: CellCardProps) {
  const { id, cell, number, isLast, run, isBusy, isFull } = props;
  const { onEdit, onRun, onStop, onAdd, onMove, onRemove } = props;
  const { t } = useI18n();
  const isRunning = isUnderWay(run);
  const isLong = cell.source.length >= notebookLimits.source;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!isBusy) onRun();
  };
  return (
    <Card as="section" padding="even" labelledBy={`${id}-title`}>
      <Stack gap="small">
        <div className={head}>
          <Heading level={3} size="large" id={`${id}-title`}>
            {t("code.cells.cell", { number })}
          </Heading>
          <Select
            label={t("code.cells.language", { number })}
            labelHidden
            value={cell.language}
            onChange={(language) => onEdit({ language })}
            options={cellLanguages.map((value) => ({
              value,
              label: languageNames[value] ?? value,
            }))}
          />
        </div>
        <div data-focus={`cell ${cell.id}`}>
          <CodeArea
            id={`${id}-code`}
            labelledBy={`${id}-title ${id}-label`}
            describedBy={`${id}-hint`}
            language={cell.language}
            value={cell.source}
            maxLength={notebookLimits.source}
            onType={(source) => onEdit({ source })}
            onKeyDown={press}
            before={
              <div>
                <span id={`${id}-label`} hidden>
                  {t("code.yours")}
                </span>
                <Text id={`${id}-hint`} tone="second" size="small">
                  {isLong
                    ? t("code.cells.full", { most: notebookLimits.source })
                    : t("code.cells.hint")}
                </Text>
              </div>
            }
          />
        </div>
        <div className={bar}>
          <Button
            size="small"
            variant={isRunning ? "secondary" : "primary"}
            icon={isRunning ? Square : Play}
            disabled={isBusy && !isRunning}
            describedBy={`${id}-title`}
            onPress={isRunning ? onStop : onRun}
          >
            {isRunning ? t("code.cells.stop") : t("code.cells.run")}
          </Button>
          <div role="group" aria-label={t("code.cells.tools", { number })} className={tools}>
            <IconButton
              icon={Plus}
              label={t("code.cells.addAfter")}
              disabled={isFull}
              onPress={onAdd}
            />
            <div data-focus={`up ${cell.id}`}>
              <IconButton
                icon={ArrowUp}
                label={t("code.cells.up")}
                disabled={number === 1}
                onPress={() => onMove(-1)}
              />
            </div>
            <div data-focus={`down ${cell.id}`}>
              <IconButton
                icon={ArrowDown}
                label={t("code.cells.down")}
                disabled={isLast}
                onPress={() => onMove(1)}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={t("code.cells.remove")}
              disabled={isRunning}
              onPress={onRemove}
            />
          </div>
        </div>
        {run === undefined ? null : <CellResult run={run} number={number} />}
      </Stack>
    </Card>
  );
}
