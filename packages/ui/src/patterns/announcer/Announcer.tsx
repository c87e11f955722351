import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";

export interface AnnouncerProps {
  /** What is said next; the empty string says nothing. */
  readonly message: string;
}

/**
 * A polite live region that is always there, for changes that the eye sees and the ear would miss,
 * such as a new screen.
 */
export function Announcer({ message }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <span role="status">{message}</span>
    </VisuallyHidden>
  );
}
