import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { startDeadline } from "./deadline.ts";

describe("startDeadline", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const time = { timeoutMs: 1000, timeoutPerPageMs: 50 };

  it("ends when no page was read in time", () => {
    const end = vi.fn<() => void>();
    startDeadline(time, end);
    vi.advanceTimersByTime(999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it("grows with the pages that are read", () => {
    const end = vi.fn<() => void>();
    const { pageRead } = startDeadline(time, end);
    for (let page = 0; page < 10; page += 1) {
      vi.advanceTimersByTime(90);
      pageRead();
    }
    vi.advanceTimersByTime(1500 - 900 - 1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it("does not end what was done in time", () => {
    const end = vi.fn<() => void>();
    startDeadline(time, end).stop();
    vi.runAllTimers();
    expect(end).not.toHaveBeenCalled();
  });
});
