import type { ReactNode } from "react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ChevronDown } from "../../primitives/icon/icons.ts";
import { chevron, content, group, summary } from "./DomainGroup.css.ts";

export interface DomainGroupProps {
  readonly title: string;
  /** How many there are, in words. */
  readonly count: string;
  /** Whether its capsules are shown. */
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The capsules of one domain, folded or open. */
export function DomainGroup({ title, count, open, onToggle, children }: DomainGroupProps) {
  return (
    <details
      className={group}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary className={summary}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Chip size="small">{count}</Chip>
        <span className={chevron}>
          <Icon icon={ChevronDown} size="medium" />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
