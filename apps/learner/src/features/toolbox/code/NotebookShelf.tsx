import { useListCodeNotebooks } from "@alambic/api-client/disciplines";
import type { CodeNotebookSummary } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import type { ReactNode } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";

export interface NotebookShelfProps {
  readonly onOpen: (notebookId: string) => void;
  /** What stands in place of the list where there is nothing in it. */
  readonly empty?: ReactNode;
  /** What stands above the list where there is something in it. */
  readonly above?: ReactNode;
}

/** The code notebooks of a member, those changed last first. */
export function NotebookShelf({ onOpen, empty, above }: NotebookShelfProps) {
  const { t } = useI18n();
  const notebooks = useListCodeNotebooks();
  if (notebooks.status === "failed") {
    return (
      <ErrorState
        level={2}
        title={t("code.books.loadFailed")}
        onRetry={() => void notebooks.refresh()}
      >
        <ProblemText failure={notebooks.failure} />
      </ErrorState>
    );
  }
  if (notebooks.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const { items, hasMore } = notebooks.data;
  if (items.length === 0) {
    return (
      empty ?? (
        <EmptyState level={2} title={t("code.books.noneTitle")}>
          {t("code.books.noneText")}
        </EmptyState>
      )
    );
  }
  return (
    <Stack gap="medium">
      {above}
      {items.map((notebook) => (
        <NotebookRow key={notebook.id} notebook={notebook} onOpen={() => onOpen(notebook.id)} />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={notebooks.showMore}>
          {t("code.books.more")}
        </Button>
      ) : null}
    </Stack>
  );
}

interface NotebookRowProps {
  readonly notebook: CodeNotebookSummary;
  readonly onOpen: () => void;
}

function NotebookRow({ notebook, onOpen }: NotebookRowProps) {
  const { t, date } = useI18n();
  const { id, title, excerpt, cell_count, updated_at } = notebook;
  const titleId = `code-notebook-${id}`;
  const day = date(new Date(updated_at), { dateStyle: "medium" });
  const cells = t("code.books.cells", { count: cell_count });
  return (
    <Card as="article" padding="even" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="large" id={titleId}>
          {title === "" ? t("code.books.untitled") : title}
        </Heading>
        {excerpt === "" ? null : <Text truncated>{excerpt}</Text>}
        <Inline justify="between" gap="small">
          <Text tone="second" size="small">
            {t("code.books.about", { day, cells })}
          </Text>
          <Button variant="secondary" size="small" describedBy={titleId} onPress={onOpen}>
            {t("code.books.open")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
