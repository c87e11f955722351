import type { ReactNode } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { Name } from "./Name.tsx";

export interface SectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** One part of a page about the foundations. These pages are written in English. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <Stack as="section" gap="medium">
      <Stack gap="xsmall">
        <Heading level={2} size="title" lang="en">
          {title}
        </Heading>
        {text === undefined ? null : (
          <Text tone="second" measured lang="en">
            {withNames(text)}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** A text with what stands between backticks as names of code. */
export function withNames(text: string): ReactNode[] {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : <Name key={part}>{part}</Name>));
}
