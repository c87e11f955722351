import type { User } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { AppFrame } from "@alambic/ui/AppFrame";
import { TabBar } from "@alambic/ui/TabBar";
import { TopBar } from "@alambic/ui/TopBar";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { useRest } from "../../shared/screen/later.ts";
import { SiteFooter } from "../frame/SiteFooter.tsx";
import { Achievements } from "./Achievements.tsx";
import { MemberMenu } from "./MemberMenu.tsx";
import { Membership } from "./Membership.tsx";
import { NetworkBar } from "./NetworkBar.tsx";
import { Notifications } from "./Notifications.tsx";
import { RefusedBar } from "./RefusedBar.tsx";
import { usePlaces } from "./usePlaces.ts";

const ToolboxCorner = lazyIfThere(() => import("../extras/ToolboxCorner.tsx"));

export interface MemberFrameProps {
  readonly user: User;
  /** The address of the screen that is shown. */
  readonly location: string;
  readonly children: ReactNode;
}

/** The bars around a member's screen. */
export function MemberFrame({ user, location, children }: MemberFrameProps) {
  const { t } = useI18n();
  const places = usePlaces(location);
  const isAtRest = useRest();
  const hasCorner = isAtRest && !location.startsWith(paths.toolbox);
  return (
    <AppFrame
      header={
        <TopBar
          homeHref={paths.dashboard}
          items={places.top}
          extra={<Membership user={user} />}
          end={
            <>
              <Notifications />
              <MemberMenu user={user} />
            </>
          }
        />
      }
      bars={
        <>
          <NetworkBar />
          <RefusedBar />
          <Achievements />
        </>
      }
      footer={<SiteFooter help={[{ href: paths.support, label: t("member.support") }]} />}
      tabBar={
        <>
          <TabBar items={places.tabs} />
          <Suspense fallback={null}>{hasCorner ? <ToolboxCorner /> : null}</Suspense>
        </>
      }
    >
      {children}
    </AppFrame>
  );
}
