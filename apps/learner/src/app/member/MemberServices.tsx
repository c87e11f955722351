import { RealtimeProvider } from "@alambic/api-client/realtime";
import { AnswerReplay } from "./AnswerReplay.tsx";
import { GenerationNotices } from "./GenerationNotices.tsx";

/** What runs for a member behind every screen. */
export default function MemberServices() {
  return (
    <RealtimeProvider>
      <GenerationNotices />
      <AnswerReplay />
    </RealtimeProvider>
  );
}
