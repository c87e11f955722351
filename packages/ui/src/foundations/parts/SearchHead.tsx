import { SearchField } from "../../primitives/search-field/SearchField.tsx";
import type { SearchFieldProps } from "../../primitives/search-field/SearchField.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";

export interface SearchHeadProps extends Pick<SearchFieldProps, "label" | "value" | "onChange"> {
  readonly placeholder: string;
  /** How many things are found, in words; it is announced. */
  readonly count: string;
}

/** A search among what a page lists, and how much of it is left. */
export function SearchHead({ count, ...field }: SearchHeadProps) {
  return (
    <Stack gap="medium">
      <SearchField {...field} />
      <div role="status">
        <Text size="small" tone="second">
          {count}
        </Text>
      </div>
    </Stack>
  );
}
