import type { Failure } from "@alambic/api-client/core";
import { Banner } from "@alambic/ui/Banner";
import { ProblemText } from "../texts/ProblemText.tsx";

export interface FailureBannerProps {
  readonly title: string;
  readonly failure: Failure;
}

/** Why something could not be done, above its form. */
export function FailureBanner({ title, failure }: FailureBannerProps) {
  return (
    <Banner tone="wrong" title={title} announcement="assertive">
      <ProblemText failure={failure} />
    </Banner>
  );
}
