import { useSession } from "@alambic/api-client/core";
import { AppFrame } from "@alambic/ui/AppFrame";
import { TabBar } from "@alambic/ui/TabBar";
import { TopBar } from "@alambic/ui/TopBar";
import type { ReactNode } from "react";
import { paths } from "../routing/paths.ts";
import { SignInLink, SignUpLink } from "./GuestLinks.tsx";
import { MemberMenu } from "./MemberMenu.tsx";
import { Membership } from "./Membership.tsx";
import { NetworkBar } from "./NetworkBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { usePlaces } from "./usePlaces.ts";

export interface SiteFrameProps {
  /** The address of the screen that is shown. */
  readonly location: string;
  readonly children: ReactNode;
}

/** The bars around a screen: those of a member, or those of a guest. */
export function SiteFrame({ location, children }: SiteFrameProps) {
  const session = useSession();
  const places = usePlaces(location);
  const user = session.status === "member" ? session.user : null;
  return (
    <AppFrame
      header={
        user === null ? (
          <TopBar
            homeHref={paths.home}
            ground="clear"
            extra={<SignUpLink location={location} />}
            end={<SignInLink location={location} />}
          />
        ) : (
          <TopBar
            homeHref={paths.dashboard}
            items={places.top}
            extra={<Membership user={user} />}
            end={<MemberMenu user={user} />}
          />
        )
      }
      bars={<NetworkBar />}
      footer={<SiteFooter />}
      tabBar={user === null ? undefined : <TabBar items={places.tabs} />}
    >
      {children}
    </AppFrame>
  );
}
