import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import type { ReactNode } from "react";

export interface LinksCardProps {
  readonly title: string;
  /** `ButtonLink`s. */
  readonly children: ReactNode;
}

/** Ways on to screens of one sort. */
export function LinksCard({ title, children }: LinksCardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        <Inline>{children}</Inline>
      </Stack>
    </Card>
  );
}
