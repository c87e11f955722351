import type {
  Alphabet,
  AtomQuality,
  Capsule,
  CapsuleDetail,
  CapsulePage,
  CapsuleRequest,
  Lesson,
  ProgressStats,
  QuestBoard,
  Quota,
  ReviewQueue,
  Script,
  TrainedWords,
  TutorialState,
  TutorialStateList,
} from "@alambic/contract";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import type { Locale } from "@alambic/i18n";
import { readAccount } from "./readAccount.ts";
import type { Account } from "./readAccount.ts";

/** Where the browsers of the journeys are. */
const here = { "x-timezone": "Europe/Brussels" };

type Body = { data?: object; form?: Record<string, string> };

/** A member who signed up through the API, for tests that are not about signing up. */
export class Member {
  static readonly password = "Distille-3-gouttes";
  readonly username: string;
  readonly locale: Locale;
  readonly #request: APIRequestContext;
  readonly #origin: string;

  private constructor(username: string, locale: Locale, context: BrowserContext, origin: string) {
    this.username = username;
    this.locale = locale;
    this.#request = context.request;
    this.#origin = origin;
  }

  /** Signs up and in; the context then holds the session's cookie and the language. */
  static async signUp(
    context: BrowserContext,
    origin: string,
    username: string,
    locale: Locale,
  ): Promise<Member> {
    const member = new Member(username, locale, context, origin);
    const { password } = Member;
    const email = `${username}@example.org`;
    const passwords = { password, password_confirm: password };
    const age = { country: "FR", confirmed_age: 15 };
    await member.#post("users/", {
      data: { username, email, ...passwords, ...age, preferred_language: locale },
    });
    await member.signIn();
    await member.saveTutorial("skipped", 0);
    return member;
  }

  /** Signs somebody in who has an account already. */
  static async enter(
    context: BrowserContext,
    origin: string,
    username: string,
    password: string,
  ): Promise<void> {
    const member = new Member(username, "fr", context, origin);
    await member.#post("users/login", { form: { username, password, remember: "true" } });
    await member.saveTutorial("skipped", 0);
  }

  /** A member who signed up in the browser, and whose session the context holds. */
  static async resume(
    context: BrowserContext,
    origin: string,
    username: string,
    locale: Locale,
  ): Promise<Member> {
    const member = new Member(username, locale, context, origin);
    await member.mine();
    return member;
  }

  async signIn(): Promise<void> {
    const form = { username: this.username, password: Member.password, remember: "true" };
    await this.#post("users/login", { form });
  }

  async catalogue(): Promise<CapsulePage> {
    return this.#get(`capsules/public?language=${this.locale}`);
  }

  /** The first capsules that ship with the product; others in the catalogue come and go. */
  async shipped(): Promise<readonly Capsule[]> {
    const { items } = await this.catalogue();
    return items.filter(({ shared_by }) => shared_by === null).slice(0, 3);
  }

  async mine(): Promise<CapsulePage> {
    return this.#get("capsules/me");
  }

  async quests(): Promise<QuestBoard> {
    return this.#get("quests/today");
  }

  async reviewQueue(): Promise<ReviewQueue> {
    return this.#get("reviews/queue");
  }

  async quota(): Promise<Quota> {
    return this.#get("capsules/quota");
  }

  async stats(): Promise<ProgressStats> {
    return this.#get("progress/stats");
  }

  /** Every row that the database holds of this member, by its table. */
  async account(): Promise<Account> {
    const response = await this.#request.get(`${this.#origin}/api/v2/users/me/export`);
    return readAccount(await response.body());
  }

  async capsule(id: string, domain: string, area: string): Promise<CapsuleDetail> {
    return this.#get(`capsules/${id}/${domain}/${area}`);
  }

  async enroll(id: string): Promise<void> {
    await this.#post(`capsules/${id}/enroll`, {});
  }

  async create(request: CapsuleRequest): Promise<void> {
    await this.#post("capsules/", { data: request });
  }

  async lesson(moleculeId: string): Promise<Lesson> {
    return this.#get(`capsules/molecules/${moleculeId}/atoms`);
  }

  /** Has the answer of an item shown, after so many milliseconds with it. */
  async reveal(atomId: string, elapsedMs: number): Promise<void> {
    const data = {
      answer_id: crypto.randomUUID(),
      atom_id: atomId,
      response: null,
      revealed: true,
      elapsed_ms: elapsedMs,
      // Later than now is now, by the server's clock.
      answered_at: "2999-01-01T00:00:00Z",
    };
    await this.#post("progress/log-answer", { data });
  }

  /** A capsule of the catalogue by its title. */
  async found(title: string): Promise<Capsule> {
    const query = new URLSearchParams({ language: this.locale, search: title });
    const { items } = await this.#get<CapsulePage>(`capsules/public?${query.toString()}`);
    const capsule = items.find((item) => item.title === title);
    if (capsule === undefined) throw new Error(`The catalogue has no ${title}.`);
    return capsule;
  }

  async trainedWords(): Promise<TrainedWords> {
    return this.#get("trainers/vocabulary");
  }

  async alphabet(script: Script): Promise<Alphabet> {
    return this.#get(`trainers/alphabets/${script}`);
  }

  async quality(atomId: string): Promise<AtomQuality> {
    return this.#get(`quality/atoms/${atomId}`);
  }

  /** Says how far the member is in the tour: who is new is offered it. */
  async saveTutorial(status: TutorialState["status"], index: number): Promise<void> {
    const data = { status, last_step_index: index };
    await this.#send("put", "toolbox/coach/tutorials/app_onboarding/state", { data });
  }

  async tutorial(): Promise<TutorialState | undefined> {
    const { items } = await this.#get<TutorialStateList>("toolbox/coach/tutorials/states");
    return items[0];
  }

  async #get<Answer>(path: string): Promise<Answer> {
    const response = await this.#request.get(`${this.#origin}/api/v2/${path}`, {
      headers: here,
    });
    if (response.status() !== 200) {
      throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
    }
    return response.json();
  }

  async #post(path: string, body: Body): Promise<void> {
    await this.#send("post", path, body);
  }

  async #send(method: "post" | "put", path: string, body: Body): Promise<void> {
    const headers = { origin: this.#origin, ...here };
    const response = await this.#request[method](`${this.#origin}/api/v2/${path}`, {
      ...body,
      headers,
    });
    if (!response.ok()) {
      throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    }
  }
}
