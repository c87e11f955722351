import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Plus } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { moved } from "./moved.ts";

interface Identified {
  readonly id: string;
}

export interface ArgumentPartsProps<Part extends Identified> {
  readonly kind: "reason" | "objection";
  readonly parts: readonly Part[];
  /** How many there may be. */
  readonly most: number;
  readonly headingLevel: HeadingLevel;
  /** Makes an id that no other part has. */
  readonly makeId: () => string;
  readonly create: (id: string) => Part;
  readonly onChange: (parts: Part[]) => void;
  /** The fields of a part; the first of them has its id. */
  readonly fields: (part: Part, place: number, change: (part: Part) => void) => ReactNode;
}

/** Parts of an argument in their order: added, moved and taken away, each time with the focus on what follows. */
export function ArgumentParts<Part extends Identified>(props: ArgumentPartsProps<Part>) {
  const { kind, parts, most, headingLevel, makeId, create, onChange, fields } = props;
  const { t } = useI18n();
  const headingId = useId();
  const addId = useId();
  const removedId = useId();
  const [news, setNews] = useState("");
  const [removed, setRemoved] = useState<{ readonly part: Part; readonly at: number } | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  const nameOf = (place: number) =>
    kind === "reason" ? t("debate.reason", { place }) : t("debate.objection", { place });

  const add = () => {
    const part = create(makeId());
    wanted.current = part.id;
    onChange([...parts, part]);
  };
  const remove = (part: Part, at: number) => {
    const left = parts.filter((_part, place) => place !== at);
    wanted.current = left[Math.min(at, left.length - 1)]?.id ?? addId;
    setNews(t("debate.removedPart", { kind }));
    setRemoved({ part, at });
    onChange(left);
  };
  const restore = () => {
    if (removed === null) return;
    wanted.current = removed.part.id;
    setNews(t("debate.restoredPart", { kind }));
    setRemoved(null);
    onChange(parts.toSpliced(removed.at, 0, removed.part));
  };
  const move = (at: number, by: -1 | 1) => {
    const place = at + by;
    const isLast = place + by < 0 || place + by >= parts.length;
    // The button that was pressed has nothing left to do at the end of the list.
    wanted.current = `${parts[at]?.id}-${by < 0 === isLast ? "down" : "up"}`;
    setNews(t("debate.moved", { place: place + 1, count: parts.length }));
    onChange(moved(parts, at, by));
  };
  return (
    <Stack as="section" gap="medium" labelledBy={headingId}>
      <Heading level={headingLevel} size="title" id={headingId}>
        {kind === "reason" ? t("debate.reasons") : t("debate.objections")}
      </Heading>
      {parts.map((part, at) => (
        <Card
          key={part.id}
          as="article"
          tone="outline"
          padding="even"
          labelledBy={`${part.id}-name`}
        >
          <Stack gap="medium">
            <VisuallyHidden>
              <span id={`${part.id}-name`}>{nameOf(at + 1)}</span>
            </VisuallyHidden>
            {fields(part, at + 1, (changed) =>
              onChange(parts.map((one) => (one.id === part.id ? changed : one))),
            )}
            <Inline gap="small">
              <Button
                id={`${part.id}-up`}
                variant="quiet"
                size="small"
                describedBy={`${part.id}-name`}
                disabled={at === 0}
                onPress={() => move(at, -1)}
              >
                {t("debate.moveUp")}
              </Button>
              <Button
                id={`${part.id}-down`}
                variant="quiet"
                size="small"
                describedBy={`${part.id}-name`}
                disabled={at === parts.length - 1}
                onPress={() => move(at, 1)}
              >
                {t("debate.moveDown")}
              </Button>
              <Button
                variant="quiet"
                size="small"
                describedBy={`${part.id}-name`}
                onPress={() => remove(part, at)}
              >
                {t("debate.removePart")}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ))}
      <Inline>
        <Button
          id={addId}
          variant="secondary"
          size="small"
          icon={Plus}
          disabled={parts.length >= most}
          onPress={add}
        >
          {t("debate.add", { kind })}
        </Button>
      </Inline>
      {removed === null || parts.length >= most ? null : (
        <Inline gap="small">
          <Text as="span" tone="second" id={removedId}>
            {t("debate.removedPart", { kind })}
          </Text>
          <Button variant="quiet" size="small" describedBy={removedId} onPress={restore}>
            {t("debate.undo")}
          </Button>
        </Inline>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Stack>
  );
}
