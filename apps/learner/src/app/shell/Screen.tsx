import { useI18n } from "@alambic/i18n/react";
import type { Breadcrumb } from "@alambic/ui/Breadcrumbs";
import { Page } from "@alambic/ui/Page";
import type { PageProps } from "@alambic/ui/Page";
import { TrailBar } from "@alambic/ui/TrailBar";
import { goBack } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { useScreenTitle } from "../routing/useScreenTitle.ts";

export interface ScreenProps extends PageProps {
  /** Names the screen in the title of the document. */
  readonly title: string;
  /** The steps from the dashboard to this screen, which comes last; without it there is no bar. */
  readonly trail?: readonly Breadcrumb[] | undefined;
}

/** A screen: its title, where it stands, and its content. */
export function Screen({ title, trail, ...page }: ScreenProps) {
  const { t } = useI18n();
  useScreenTitle(title);
  const home = { label: t("shell.dashboard"), href: paths.dashboard };
  const above = trail?.at(-2) ?? home;
  return (
    <>
      {trail === undefined ? null : (
        <TrailBar items={[home, ...trail]} onBack={() => goBack(above.href)} />
      )}
      <Page {...page} />
    </>
  );
}
