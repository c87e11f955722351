import { FormCard } from "@alambic/ui/FormCard";
import type { ReactNode } from "react";
import { Screen } from "../screen/Screen.tsx";

export interface LinkScreenProps {
  /** Names the screen in the title of the document. */
  readonly name: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A screen that a mailed link leads to, or that asks for one. */
export function LinkScreen({ name, heading, lead, children, footer }: LinkScreenProps) {
  return (
    <Screen title={name}>
      <FormCard title={heading} lead={lead} footer={footer}>
        {children}
      </FormCard>
    </Screen>
  );
}
