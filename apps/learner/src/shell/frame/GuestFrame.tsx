import { AppFrame } from "@alambic/ui/AppFrame";
import { TopBar } from "@alambic/ui/TopBar";
import type { ReactNode } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { SignInLink, SignUpLink } from "./GuestLinks.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export interface GuestFrameProps {
  /** The address of the screen that is shown. */
  readonly location: string;
  readonly children: ReactNode;
}

/** The bars around a guest's screen. */
export function GuestFrame({ location, children }: GuestFrameProps) {
  return (
    <AppFrame
      header={
        <TopBar
          homeHref={paths.home}
          ground="clear"
          end={<SignInLink location={location} />}
          extraLast={<SignUpLink location={location} />}
        />
      }
      footer={<SiteFooter home={location === paths.home} />}
    >
      {children}
    </AppFrame>
  );
}
