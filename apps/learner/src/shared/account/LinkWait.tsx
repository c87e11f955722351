import type { Failure } from "@alambic/api-client/core";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Screen } from "../screen/Screen.tsx";
import { ProblemText } from "../texts/ProblemText.tsx";

export interface LinkWaitProps {
  /** Names the screen in the title of the document. */
  readonly name: string;
  /** What is waited for, or what could not be done. */
  readonly label: string;
  readonly failure?: Failure | null;
  readonly onRetry?: () => void;
}

/** A mailed link that is being looked up, or could not be. */
export function LinkWait({ name, label, failure = null, onRetry }: LinkWaitProps) {
  return (
    <Screen title={name} width="reading" align="center">
      {failure === null || onRetry === undefined ? (
        <SkeletonRegion label={label}>
          <Stack gap="large">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="card" />
          </Stack>
        </SkeletonRegion>
      ) : (
        <ErrorState title={label} onRetry={onRetry}>
          <ProblemText failure={failure} />
        </ErrorState>
      )}
    </Screen>
  );
}
