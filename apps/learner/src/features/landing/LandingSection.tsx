import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import type { ReactNode } from "react";

export interface LandingSectionProps {
  /** Where links within the page lead to. */
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** A part of the page with its heading. */
export function LandingSection({ id, title, text, children }: LandingSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Stack as="section" gap="medium" id={id} labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {text === undefined ? null : (
          <Text size="large" tone="second" measured>
            {text}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
