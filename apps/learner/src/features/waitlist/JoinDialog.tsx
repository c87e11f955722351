import { useSubscribeToWaitlist } from "@alambic/api-client/waitlist";
import type { Failure } from "@alambic/api-client/core";
import type { WaitlistRequest } from "@alambic/domain/waitlist";
import { WaitlistDialog } from "@alambic/ui/WaitlistDialog";
import type { WaitlistState } from "@alambic/ui/WaitlistForm";

export interface JoinDialogProps {
  /** The token of a friend's invitation. */
  readonly invite: string | null;
  readonly onClose: () => void;
}

/** Asks for a place, above the page. It begins anew each time. */
export default function JoinDialog({ invite, onClose }: JoinDialogProps) {
  const subscribe = useSubscribeToWaitlist();
  const send = ({ invitees, study_topics, ...request }: WaitlistRequest) =>
    void subscribe.run({
      ...request,
      invitees: [...invitees],
      study_topics: [...study_topics],
      ...(invite === null ? {} : { invite_token: invite }),
    });
  return <WaitlistDialog state={stateOf(subscribe)} onSubmit={send} onClose={onClose} />;
}

type Subscription = ReturnType<typeof useSubscribeToWaitlist>;

function stateOf(subscription: Subscription): WaitlistState {
  switch (subscription.status) {
    case "idle":
      return { kind: "idle" };
    case "running":
      return { kind: "submitting" };
    case "succeeded":
      return { kind: "success", message: subscription.data.message };
    case "failed":
      return { kind: "error", message: messageOf(subscription.failure) };
  }
}

/** What the server says; nothing where it could not be reached. */
function messageOf(failure: Failure): string | undefined {
  if (failure.kind !== "problem") return undefined;
  return failure.errors?.[0]?.message ?? failure.detail;
}
