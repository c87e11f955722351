import { useEffect, useEffectEvent, useState } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import type { BannerTone } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { item } from "./NoticeRegion.css.ts";

export interface NoticeMessage {
  readonly id: string;
  readonly tone: BannerTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Until it is answered or put away. */
  readonly stays?: boolean | undefined;
}

export interface NoticeItemProps {
  readonly notice: NoticeMessage;
  readonly onDismiss: () => void;
}

/** Milliseconds that a message is there: longer where something can be done about it. */
const shownFor = { plain: 6_000, withAction: 12_000 } as const;

/** One message. Its time stands still while the pointer or the focus is on it. */
export function NoticeItem({ notice, onDismiss }: NoticeItemProps) {
  const { tone, text, action, stays = false } = notice;
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const time = action === undefined ? shownFor.plain : shownFor.withAction;
  useEffect(() => {
    if (stays || held) return undefined;
    const timer = setTimeout(() => dismiss(), time);
    return () => clearTimeout(timer);
  }, [stays, held, time]);

  return (
    <li
      className={item}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner
        tone={tone}
        onDismiss={onDismiss}
        actions={
          action === undefined ? undefined : (
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                onDismiss();
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Banner>
    </li>
  );
}
