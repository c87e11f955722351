export interface DragEvents {
  /** How far down it is dragged from where it began, in pixels. */
  readonly onMove: (down: number) => void;
  /** Let go there, at a speed in pixels a millisecond. */
  readonly onRelease: (down: number, velocity: number) => void;
  /** Taken away by the browser, or by a second finger. */
  readonly onCancel: () => void;
}

/** Pixels that a press may tremble. */
const tremble = 6;
/** Milliseconds before the end that tell the speed. */
const lately = 80;
/** What has a use for a press of its own. */
const takesPress = "a[href], button:not([data-grabber]), input, select, textarea";

interface Sample {
  readonly at: number;
  readonly y: number;
}

function velocityOf(samples: readonly Sample[], end: Sample): number {
  const recent = samples.find(({ at }) => end.at - at <= lately) ?? end;
  return end.at === recent.at ? 0 : (end.y - recent.y) / (end.at - recent.at);
}

/** Follows the pointer up and down from where it goes down on the handle. Returns how to stop that. */
export function followDrag(handle: HTMLElement, events: DragEvents): () => void {
  const ended = new AbortController();
  const follow = (start: PointerEvent) => {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, ended.signal]);
    const samples: Sample[] = [];
    let isDragged = false;
    const isOther = ({ pointerId }: PointerEvent) => pointerId !== start.pointerId;
    const cancel = () => {
      done.abort();
      if (isDragged) events.onCancel();
    };
    const move = (event: PointerEvent) => {
      if (isOther(event)) return;
      const down = event.clientY - start.clientY;
      if (!isDragged && Math.abs(down) < tremble) return;
      if (!isDragged) handle.setPointerCapture(event.pointerId);
      isDragged = true;
      samples.push({ at: event.timeStamp, y: event.clientY });
      events.onMove(down);
    };
    const release = (event: PointerEvent) => {
      if (isOther(event)) return;
      done.abort();
      if (!isDragged) return;
      swallowClick(handle);
      const end = { at: event.timeStamp, y: event.clientY };
      events.onRelease(end.y - start.clientY, velocityOf(samples, end));
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", cancel, { signal });
    addEventListener("pointerdown", (event) => isOther(event) && cancel(), { signal });
  };
  handle.addEventListener(
    "pointerdown",
    (event) => {
      const { isPrimary, button, target } = event;
      const isPressed = target instanceof Element && target.closest(takesPress) !== null;
      if (isPrimary && button === 0 && !isPressed) follow(event);
    },
    { signal: ended.signal },
  );
  return () => ended.abort();
}

/** What was dragged was not pressed. */
function swallowClick(handle: HTMLElement): void {
  const over = new AbortController();
  handle.addEventListener("click", (event) => event.stopPropagation(), {
    capture: true,
    signal: over.signal,
  });
  setTimeout(() => over.abort());
}
