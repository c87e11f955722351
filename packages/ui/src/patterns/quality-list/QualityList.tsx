import type { AtomSummary } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import {
  Flag,
  Hourglass,
  RefreshCw,
  ShieldCheck,
  Trash2,
  Undo2,
} from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { facts, list, row, withdrawnRow } from "./QualityList.css.ts";

/** What is being done to which item. */
export interface QualityWork {
  readonly atomId: string;
  readonly action: "withdraw" | "restore" | "replace";
}

export interface QualityListProps {
  /** In the order of their lesson; those that were withdrawn come last. */
  readonly items: readonly AtomSummary[];
  /** The language of instruction, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** What is being done to which exercise; null while nothing is. */
  readonly working?: readonly QualityWork[] | undefined;
  /** Opens what vouches for an item. */
  readonly onOpen: (atomId: string) => void;
  /** Told which exercise is to be shown to nobody. */
  readonly onWithdraw: (atomId: string) => void;
  /** Told which exercise is to come back. */
  readonly onRestore: (atomId: string) => void;
  /** Has another made in the place of an item, which says how far that is; where the source is not here, it cannot be. */
  readonly onReplace?: ((atomId: string) => void) | undefined;
}

/** The exercises of a lesson, for whoever looks after them. */
export function QualityList({ items, ...props }: QualityListProps) {
  const ref = useFocusKept();
  return (
    <ul ref={ref} className={list}>
      {items.map((item) => (
        <li
          key={item.atom_id}
          tabIndex={-1}
          data-item={item.atom_id}
          className={item.withdrawn_at === null ? row : `${row} ${withdrawnRow}`}
        >
          <Item {...props} item={item} />
        </li>
      ))}
    </ul>
  );
}

/**
 * What was acted on moves, or another stands in its place, and its button is gone: the focus goes to
 * its row, or to the one that stands where it stood.
 */
function useFocusKept() {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly id: string; readonly at: number } | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const rows = [...(ref.current?.children ?? [])];
      const at = rows.findIndex(
        (row) => event.target instanceof Node && row.contains(event.target),
      );
      const row = rows[at];
      if (row instanceof HTMLElement) last.current = { id: row.dataset["item"] ?? "", at };
      else last.current = null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const before = last.current;
    if (before === null || document.activeElement !== document.body) return;
    const rows = [...(ref.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const same = rows.find((row) => row.dataset["item"] === before.id);
    (same ?? rows[Math.min(before.at, rows.length - 1)])?.focus();
  });
  return ref;
}

interface ItemProps extends Omit<QualityListProps, "items"> {
  readonly item: AtomSummary;
}

function Item(props: ItemProps) {
  const { item, lang, working = [], onOpen, onWithdraw, onRestore, onReplace } = props;
  const { t } = useI18n();
  const questionId = useId();
  const { atom_id: id, title, withdrawn_at: withdrawnAt } = item;
  const isText = item.content_type === "lesson";
  const current = working.find(({ atomId }) => atomId === id)?.action ?? null;
  return (
    <>
      <Text id={questionId} lang={lang}>
        {item.question === "" ? title : item.question}
      </Text>
      <Facts item={item} />
      {item.replacement.status === "failed" ? (
        <Text size="small" tone="wrong">
          {t(`quality.replaceFailed.${item.replacement.reason}`)}
        </Text>
      ) : null}
      <Inline gap="small">
        <Button
          size="small"
          variant="secondary"
          icon={ShieldCheck}
          describedBy={questionId}
          onPress={() => onOpen(id)}
        >
          {t("quality.card")}
        </Button>
        {withdrawnAt === null ? (
          <>
            {onReplace === undefined || isText ? null : (
              <Button
                size="small"
                variant="quiet"
                icon={RefreshCw}
                pending={current === "replace" || item.replacement.status === "pending"}
                describedBy={questionId}
                onPress={() => onReplace(id)}
              >
                {t("quality.replace")}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              pending={current === "withdraw"}
              describedBy={questionId}
              onPress={() => onWithdraw(id)}
            >
              {t("quality.withdraw")}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="quiet"
            icon={Undo2}
            pending={current === "restore"}
            describedBy={questionId}
            onPress={() => onRestore(id)}
          >
            {t("quality.restore")}
          </Button>
        )}
      </Inline>
    </>
  );
}

function Facts({ item }: Pick<ItemProps, "item">) {
  const { t, number } = useI18n();
  const { figures, open_reports: reports } = item;
  const share = figures.right_first_percent;
  return (
    <div className={facts}>
      {item.withdrawn_at === null ? null : (
        <Chip tone="warning" icon={Trash2}>
          {t("quality.withdrawn")}
        </Chip>
      )}
      {item.replacement.status === "pending" ? (
        <Chip icon={Hourglass}>{t("quality.replacePending")}</Chip>
      ) : null}
      {reports === 0 ? null : (
        <Chip tone="wrong" icon={Flag}>
          {t("quality.reports", { count: reports })}
        </Chip>
      )}
      {item.content_type === "lesson" ? (
        <Chip>{t("quality.itemText")}</Chip>
      ) : (
        <Text as="span" size="small" tone="second">
          {t("quality.learners", { count: figures.learners })}
          {share === null
            ? null
            : ` ${t("quality.rightFirst")} ${number(share / 100, { style: "percent" })}`}
        </Text>
      )}
    </div>
  );
}
