import { QueryProvider } from "@alambic/api-client/core";
import { RealtimeProvider } from "@alambic/api-client/realtime";
import type { User } from "@alambic/contract";
import { I18nScope } from "@alambic/i18n/react";
import { AppFrame } from "@alambic/ui/AppFrame";
import type { ReactNode } from "react";
import { AnswerReplay } from "./AnswerReplay.tsx";
import { ReportReplay } from "./ReportReplay.tsx";
import { AtRest } from "./AtRest.tsx";
import { OnDemand } from "./OnDemand.tsx";
import { EarnedBadges } from "./EarnedBadges.tsx";
import { GenerationNotices } from "./GenerationNotices.tsx";
import { MemberFrame } from "./MemberFrame.tsx";
import { MessageNotices } from "./MessageNotices.tsx";
import { Notices } from "./Notices.tsx";
import { ReplacementNotices } from "./ReplacementNotices.tsx";
import { UnreadCount } from "./UnreadCount.tsx";

export interface MemberRootProps {
  readonly user: User;
  /** The address of the screen that is shown. */
  readonly location: string;
  /** `site` stands between the bars of the shell, `bare` has the whole window. */
  readonly frame: "site" | "bare";
  /** The screen. */
  readonly children: ReactNode;
}

/** Everything round a member's screen: data, frame, what runs behind it and what lies above it. */
export default function MemberRoot({ user, location, frame, children }: MemberRootProps) {
  return (
    <QueryProvider>
      <I18nScope namespaces={["member"]}>
        <RealtimeProvider>
          <OnDemand user={user} isInSession={frame === "bare"} />
          {frame === "bare" ? (
            <AppFrame>{children}</AppFrame>
          ) : (
            <MemberFrame user={user} location={location}>
              {children}
            </MemberFrame>
          )}
          <GenerationNotices />
          <ReplacementNotices />
          <MessageNotices />
          <UnreadCount />
          <EarnedBadges isInSession={frame === "bare"} />
          <AnswerReplay />
          <ReportReplay />
          <Notices frame={frame} />
          <AtRest userId={user.id} isInSession={frame === "bare"} />
        </RealtimeProvider>
      </I18nScope>
    </QueryProvider>
  );
}
