import { useI18n } from "@alambic/i18n/react";
import type { Breadcrumb } from "@alambic/ui/Breadcrumbs";
import { TrailBar } from "@alambic/ui/TrailBar";
import { goBack } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { Screen } from "./Screen.tsx";
import type { ScreenProps } from "./Screen.tsx";

export interface TrailedScreenProps extends ScreenProps {
  /** The steps from the dashboard to this screen, which comes last. */
  readonly trail: readonly Breadcrumb[];
}

/** A screen below the dashboard: back, and where it stands. */
export function TrailedScreen({ trail, ...screen }: TrailedScreenProps) {
  const { t } = useI18n();
  const home = { label: t("member.dashboard"), href: paths.dashboard };
  const above = trail.at(-2) ?? home;
  return (
    <>
      <TrailBar items={[home, ...trail]} onBack={() => goBack(above.href)} />
      <Screen {...screen} />
    </>
  );
}
