import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import type { ReactNode } from "react";

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of the profile. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
