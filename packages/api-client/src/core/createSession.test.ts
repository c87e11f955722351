import { beforeEach, describe, expect, test, vi } from "vitest";

import { buildUser } from "./testing/replies.ts";
import { createSession } from "./createSession.ts";
import type { SessionCalls } from "./createSession.ts";
import { createTokenStore } from "./createTokenStore.ts";
import { ApiError } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { createMemoryStorage } from "./storage.ts";
import type { KeyValueStorage } from "./storage.ts";

const ada = buildUser();
const unauthenticated = new ApiError({
  kind: "problem",
  status: 401,
  code: "unauthenticated",
  detail: "",
  retryAfter: null,
  requestId: null,
});
const offline = new ApiError({ kind: "network" });
const credentials = { username: "ada", password: "secret", remember: true };

let storage: KeyValueStorage;
const calls = {
  getMe: vi.fn<SessionCalls["getMe"]>(),
  login: vi.fn<SessionCalls["login"]>(),
  logout: vi.fn<SessionCalls["logout"]>(),
};

beforeEach(() => {
  storage = createMemoryStorage();
  calls.getMe.mockReset().mockResolvedValue(ada);
  calls.login.mockReset().mockResolvedValue({ access_token: "token" });
  calls.logout.mockReset().mockResolvedValue();
});

function open() {
  return createSession(calls, createTokenStore(storage), storage);
}

function remember(user = ada): void {
  storage.setItem("user", JSON.stringify(user));
  storage.setItem("access_token", "token");
}

describe("the start", () => {
  test("knows nobody until the server answered", async () => {
    const session = open();
    expect(session.state.current).toEqual({ status: "unknown" });
    await session.refresh();
    expect(session.state.current).toEqual({ status: "member", user: ada });
    expect(storage.getItem("user")).toBe(JSON.stringify(ada));
  });

  test("shows the stored member at once", () => {
    remember();
    expect(open().state.current).toEqual({ status: "member", user: ada });
  });

  test.each(["{", "null", "[]", JSON.stringify({ ...ada, plan: undefined })])(
    "does not believe a stored profile that is broken: %s",
    (text) => {
      storage.setItem("user", text);
      expect(open().state.current).toEqual({ status: "unknown" });
    },
  );
});

describe("who comes again", () => {
  test("without anything of a session is asked for nothing, and unknown until a screen asks", async () => {
    const session = open();
    session.resume();
    expect(calls.getMe).not.toHaveBeenCalled();
    expect(session.state.current).toEqual({ status: "unknown" });
    calls.getMe.mockRejectedValue(unauthenticated);
    await session.refresh();
    expect(session.state.current).toEqual({ status: "guest" });
  });

  test.each(["user", "access_token", "sign_out_pending"])(
    "with %s kept is asked for",
    async (key) => {
      storage.setItem(key, "kept");
      open().resume();
      await vi.waitFor(() => expect(calls.getMe).toHaveBeenCalledTimes(1));
    },
  );
});

describe("the profile call", () => {
  test("that is answered 401 makes a guest, and clears what was stored", async () => {
    remember();
    calls.getMe.mockRejectedValue(unauthenticated);
    const session = open();
    await session.refresh();
    expect(session.state.current).toEqual({ status: "guest" });
    expect(storage.getItem("user")).toBeNull();
    expect(storage.getItem("access_token")).toBeNull();
  });

  test.each<Failure>([
    { kind: "network" },
    { kind: "timeout" },
    { kind: "unexpected", status: 500 },
  ])("that fails otherwise ($kind) keeps what is stored", async (failure) => {
    remember();
    calls.getMe.mockRejectedValue(new ApiError(failure));
    const session = open();
    await expect(session.refresh()).resolves.toEqual(failure);
    expect(session.state.current).toEqual({ status: "member", user: ada });
    expect(storage.getItem("access_token")).toBe("token");
  });

  test("that fails for somebody unknown leaves a guest", async () => {
    calls.getMe.mockRejectedValue(offline);
    const session = open();
    await session.refresh();
    expect(session.state.current).toEqual({ status: "guest" });
  });

  test("is made once for all who ask at the same time", async () => {
    const session = open();
    await Promise.all([session.refresh(), session.refresh()]);
    expect(calls.getMe).toHaveBeenCalledTimes(1);
    await session.refresh();
    expect(calls.getMe).toHaveBeenCalledTimes(2);
  });
});

describe("signing in", () => {
  test("stores the token and the profile for those who stay", async () => {
    const session = open();
    await expect(session.login(credentials)).resolves.toEqual(ada);
    expect(session.state.current).toEqual({ status: "member", user: ada });
    expect(storage.getItem("access_token")).toBe("token");
  });

  test("is nobody's yet while a code is asked for, and forgets a sign-out that waits", async () => {
    const request = {
      step_token: "step",
      methods: ["app" as const],
      expires_at: "2026-11-26T12:00:00Z",
    };
    calls.login.mockResolvedValue(request);
    storage.setItem("sign_out_pending", "true");
    const session = open();
    await expect(session.login(credentials)).resolves.toEqual(request);
    expect(storage.getItem("access_token")).toBeNull();
    expect(session.state.current.status).not.toBe("member");
    // What follows asks who it is by the cookie of the code, which must not be signed out again.
    await session.refresh();
    expect(calls.logout).not.toHaveBeenCalled();
    expect(session.state.current.status).toBe("member");
  });

  test("is not undone by the 401 of a call from before it", async () => {
    const earlier = Promise.withResolvers<never>();
    calls.getMe.mockReturnValueOnce(earlier.promise);
    const session = open();
    const refreshed = session.refresh();
    await session.login(credentials);
    earlier.reject(unauthenticated);
    await refreshed;
    expect(session.state.current).toEqual({ status: "member", user: ada });
    expect(storage.getItem("access_token")).toBe("token");
  });

  test("that is refused changes nothing", async () => {
    calls.login.mockRejectedValue(unauthenticated);
    const session = open();
    await expect(session.login(credentials)).rejects.toBe(unauthenticated);
    expect(session.state.current).toEqual({ status: "unknown" });
    expect(storage.getItem("access_token")).toBeNull();
  });
});

describe("signing out", () => {
  test("clears all", async () => {
    remember();
    const session = open();
    await session.logout();
    expect(session.state.current).toEqual({ status: "guest" });
    for (const key of ["user", "access_token", "sign_out_pending"]) {
      expect(storage.getItem(key)).toBeNull();
    }
  });

  test("clears all on this device even if the server is out of reach, and tells it later", async () => {
    remember();
    calls.logout.mockRejectedValueOnce(offline);
    await expect(open().logout()).rejects.toBe(offline);
    expect(storage.getItem("user")).toBeNull();
    expect(storage.getItem("access_token")).toBeNull();

    calls.getMe.mockRejectedValue(unauthenticated);
    const nextVisit = open();
    await nextVisit.refresh();
    expect(calls.logout).toHaveBeenCalledTimes(2);
    expect(calls.logout.mock.invocationCallOrder[1]).toBeLessThan(
      calls.getMe.mock.invocationCallOrder[0] ?? 0,
    );
    expect(nextVisit.state.current).toEqual({ status: "guest" });
    await nextVisit.refresh();
    expect(calls.logout).toHaveBeenCalledTimes(2);
  });

  test("does not sign in again through the cookie while the server was not told", async () => {
    calls.logout.mockRejectedValue(offline);
    const session = open();
    await expect(session.logout()).rejects.toBe(offline);
    await session.refresh();
    expect(calls.getMe).not.toHaveBeenCalled();
    expect(session.state.current).toEqual({ status: "guest" });
  });
});
