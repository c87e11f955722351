import { isLocale } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { DrawnExercise } from "../embed/DrawnExercise.tsx";
import { drawInTurns } from "../embed/drawInTurns.ts";
import type { ExerciseProps } from "../embed/ExerciseProps.ts";
import { afterScripts } from "./afterScripts.ts";
import { nothing, readExerciseData, toExerciseData } from "./exercise-data.ts";
import type { ExerciseData } from "./exercise-data.ts";
import { kindOf } from "./kinds.ts";
import type { KindModule } from "./kinds.ts";
import { sharedStyles } from "./styles.ts";
import { texts } from "./texts.ts";

/** What an element tells waits until the page can have asked to hear it. */
const whenHeard = afterScripts(document);

const themes = ["light", "dark", "contrast"] as const;

/**
 * `<alambic-exercise language="fr" theme="dark">`: an exercise in any page, without a framework. What
 * it asks stands in a `<script type="application/json">` inside it, or is set as its property
 * `exercise`: `{content_type, content, title?, hint?, source?}`.
 *
 * - Attributes: `language` (fr, en, nl; that of the page by default), `theme` (light, dark, contrast;
 *   that of the device by default), `pictures` (where the shipped pictures are served from).
 * - Events, which bubble: `response` (the response so far), `checked` (an answer with its score),
 *   `completed` (there is no more to do), `refused` (what is wrong with the content, and where).
 *   Scripts of the page hear all of them, also those that run after this one.
 * - State: `:state(drawn)` once it is there.
 */
export class AlambicExercise extends HTMLElement {
  static readonly observedAttributes = ["language", "theme", "pictures"];

  readonly #internals = this.attachInternals();
  #root: Root | null = null;
  #given = nothing;
  #turn = 0;

  /** What it asks. Setting it starts anew; what cannot be taken is refused, and is null. */
  get exercise(): ExerciseData | null {
    return this.#given.data;
  }

  set exercise(value: ExerciseData | null) {
    this.#given = toExerciseData(value);
    this.#turn += 1;
    this.#draw();
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [sharedStyles()];
    this.#root ??= createRoot(shadow);
    if (this.#given === nothing) this.#given = readExerciseData(this);
    drawInTurns(() => this.#draw());
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
    this.#internals.states.delete("drawn");
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  #draw(): void {
    if (this.#root === null) return;
    const kind = kindOf(this.#given.data?.content_type ?? "");
    if (kind instanceof Promise) void this.#drawLater(kind);
    else this.#render(kind);
  }

  /** Draws when the kind has come, unless it was asked something else meanwhile. */
  async #drawLater(coming: Promise<KindModule>): Promise<void> {
    const turn = this.#turn;
    const kind = await coming.catch(() => "unloaded" as const);
    if (turn === this.#turn) this.#render(kind);
  }

  #render(found: KindModule | "unloaded" | null): void {
    // It may have been taken away while its kind was on its way.
    if (this.#root === null) return;
    const kind = found === "unloaded" ? null : found;
    const { data, refuse } = this.#given;
    const language = this.#language();
    this.#root.render(
      <DrawnExercise
        key={this.#turn}
        kind={found === "unloaded" ? found : (kind?.default ?? refuse)}
        content={data?.content}
        title={data?.title}
        hint={data?.hint}
        source={data?.source}
        language={language}
        messages={{ ...texts[language], ...kind?.texts?.[language] }}
        theme={this.#theme()}
        pictures={this.getAttribute("pictures") ?? undefined}
        onResponse={(response) => this.#tell("response", response)}
        onChecked={(answer) => this.#tell("checked", answer)}
        onCompleted={(answer) => this.#tell("completed", answer)}
        onRefused={(errors) => this.#tell("refused", errors)}
      />,
    );
    this.#internals.states.add("drawn");
  }

  #tell(name: string, detail: unknown): void {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    whenHeard(() => this.dispatchEvent(event));
  }

  /** Its own language, else that of the page around it, else the product's. */
  #language(): Locale {
    const around = this.closest("[lang]")?.getAttribute("lang")?.slice(0, 2).toLowerCase();
    const candidates = [this.getAttribute("language"), around];
    return candidates.find(isLocale) ?? "fr";
  }

  #theme(): ExerciseProps["theme"] {
    const named = this.getAttribute("theme");
    return themes.find((theme) => theme === named);
  }
}
