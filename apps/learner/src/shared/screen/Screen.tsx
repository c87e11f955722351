import { Page } from "@alambic/ui/Page";
import type { PageProps } from "@alambic/ui/Page";
import { useScreenTitle } from "../routing/useScreenTitle.ts";

export interface ScreenProps extends PageProps {
  /** Names the screen in the title of the document. */
  readonly title: string;
}

/** A screen: its title and its content. */
export function Screen({ title, ...page }: ScreenProps) {
  useScreenTitle(title);
  return <Page {...page} />;
}
