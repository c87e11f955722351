import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import type { ReactNode } from "react";

export interface SectionProps {
  readonly title: string;
  /** Stands beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A group of the profile. */
export function Section({ title, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="medium">
        <Inline gap="small">
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          {mark}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
