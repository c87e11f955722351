import { NoticeItem } from "./NoticeItem.tsx";
import type { NoticeMessage } from "./NoticeItem.tsx";
import { list, region, regionAtTop } from "./NoticeRegion.css.ts";

export interface NoticeRegionProps {
  /** Names the region for screen readers. */
  readonly label: string;
  /** Oldest first. */
  readonly notices: readonly NoticeMessage[];
  /** Below the bar of a screen whose action is at the thumb. */
  readonly atTop?: boolean | undefined;
  /** Told when a notice was put away, was answered, or has been there long enough. */
  readonly onDismiss: (id: string) => void;
}

/**
 * Short messages above the screen. They go by themselves, but never while the learner is at them.
 * The region is always there, so that screen readers notice what comes into it.
 */
export function NoticeRegion({ label, notices, atTop = false, onDismiss }: NoticeRegionProps) {
  return (
    <section aria-label={label} className={atTop ? regionAtTop : region}>
      <ul aria-live="polite" aria-relevant="additions text" className={list}>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onDismiss={() => onDismiss(notice.id)} />
        ))}
      </ul>
    </section>
  );
}
