import type { SecondStepRequest, User } from "@alambic/contract";
import { proxy } from "valtio/vanilla";

import { ApiError } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { parseUser } from "./parseUser.ts";
import type { KeyValueStorage } from "./storage.ts";
import type { TokenStore } from "./createTokenStore.ts";

/**
 * Who is using the app. Unknown until the first answer about the profile, unless one is stored; for
 * those who never signed in here it stays so until it is asked.
 */
export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "guest" }
  | { readonly status: "member"; readonly user: User };

/** The calls that a session makes. They throw `ApiError`. */
export interface SessionCalls {
  readonly getMe: () => Promise<User>;
  readonly login: (
    credentials: Credentials,
  ) => Promise<{ readonly access_token: string } | SecondStepRequest>;
  readonly logout: () => Promise<void>;
}

export interface Credentials {
  /** The user name or the e-mail address. */
  readonly username: string;
  readonly password: string;
  /** Stay signed in on this device. */
  readonly remember: boolean;
}

export interface Session {
  /** A valtio proxy: read it with `useSession`, or `subscribe` to it. */
  readonly state: { readonly current: SessionState };
  /** Asks the server who this is. Returns why it could not be known, or null. */
  readonly refresh: () => Promise<Failure | null>;
  /**
   * Asks the server who this is if something of a session is kept in this browser. Else there is most
   * likely none, and nothing is asked until a screen has to know: a guest is not answered 401.
   */
  readonly resume: () => void;
  /**
   * Signs in and learns who it is, or by which token the sign-in goes on with a code. Throws an
   * `ApiError`.
   */
  readonly login: (credentials: Credentials) => Promise<User | SecondStepRequest>;
  /**
   * Signs out. Whatever the server answers, nothing of the member stays on this device; an
   * `ApiError` says that the server was not reached.
   */
  readonly logout: () => Promise<void>;
  /** Takes over a profile that a call returned. */
  readonly adopt: (user: User) => void;
}

const profileKey = "user";
const signOutKey = "sign_out_pending";

/**
 * The session of this browser. A successful profile call stores the profile; a 401 clears it and
 * makes the user a guest; any other failure keeps what is stored. A sign-out that did not reach the
 * server is made good before the next profile call, since the cookie cannot be cleared from here.
 */
export function createSession(
  calls: SessionCalls,
  tokens: TokenStore,
  storage: KeyValueStorage,
): Session {
  const state = proxy<{ current: SessionState }>({ current: readStored(storage) });
  let pending: Promise<Failure | null> | null = null;
  /** Counts sign-ins and sign-outs: what was asked before one says nothing after it. */
  let era = 0;

  function adopt(user: User): void {
    storage.setItem(profileKey, JSON.stringify(user));
    state.current = { status: "member", user };
  }

  function forget(): void {
    era += 1;
    pending = null;
    tokens.clear();
    storage.removeItem(profileKey);
    state.current = { status: "guest" };
  }

  async function finishSignOut(): Promise<void> {
    if (storage.getItem(signOutKey) === null) return;
    await calls.logout();
    storage.removeItem(signOutKey);
  }

  async function ask(): Promise<Failure | null> {
    const asked = era;
    try {
      await finishSignOut();
      const user = await calls.getMe();
      if (asked === era) adopt(user);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked !== era) return null;
      if (isUnauthenticated(error.failure)) forget();
      else if (state.current.status === "unknown") state.current = { status: "guest" };
      return error.failure;
    } finally {
      if (asked === era) pending = null;
    }
  }

  function refresh(): Promise<Failure | null> {
    pending ??= ask();
    return pending;
  }

  function resume(): void {
    const isKept = [profileKey, signOutKey].some((key) => storage.getItem(key) !== null);
    if (isKept || tokens.get() !== null) void refresh();
  }

  async function login(credentials: Credentials): Promise<User | SecondStepRequest> {
    const answer = await calls.login(credentials);
    era += 1;
    pending = null;
    storage.removeItem(signOutKey);
    if (!("access_token" in answer)) return answer;
    tokens.set(answer.access_token, credentials.remember);
    const user = await calls.getMe();
    adopt(user);
    return user;
  }

  async function logout(): Promise<void> {
    storage.setItem(signOutKey, "true");
    try {
      await finishSignOut();
    } finally {
      forget();
    }
  }

  return { state, refresh, resume, login, logout, adopt };
}

function readStored(storage: KeyValueStorage): SessionState {
  const user = parseUser(storage.getItem(profileKey));
  return user ? { status: "member", user } : { status: "unknown" };
}

function isUnauthenticated(failure: Failure): boolean {
  return "status" in failure && failure.status === 401;
}
