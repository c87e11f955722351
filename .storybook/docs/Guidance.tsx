import { Markdown } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { ComponentNotes } from "../../packages/ui/src/testing/documented.ts";
import "./docs.css";

interface PartProps {
  readonly title: string;
  readonly kind?: "plain" | "do" | "dont";
  readonly children: ReactNode;
}

function Part({ title, kind = "plain", children }: PartProps) {
  return (
    <section className={`alambic-part alambic-part-${kind}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return <Markdown>{entries.map((entry) => `- ${entry}`).join("\n")}</Markdown>;
}

/** When a component is the right one, how its words are written, and what its users rely on. */
export function Guidance({ notes }: { readonly notes: ComponentNotes }) {
  const { useFor, notFor, content, accessibility, dos = [], donts = [] } = notes;
  return (
    <div lang="en">
      <h2 id="guidance">Guidance</h2>
      <div className="alambic-parts">
        {useFor === undefined ? null : (
          <Part title="When to use it">
            <Markdown>{useFor}</Markdown>
          </Part>
        )}
        {notFor === undefined ? null : (
          <Part title="When to use something else">
            <Markdown>{notFor}</Markdown>
          </Part>
        )}
        {dos.length === 0 ? null : (
          <Part title="Do" kind="do">
            <List entries={dos} />
          </Part>
        )}
        {donts.length === 0 ? null : (
          <Part title="Don’t" kind="dont">
            <List entries={donts} />
          </Part>
        )}
      </div>
      {content === undefined ? null : (
        <>
          <h2 id="content">Content</h2>
          <Markdown>{content}</Markdown>
        </>
      )}
      <h2 id="accessibility">Accessibility</h2>
      <Markdown>{accessibility}</Markdown>
    </div>
  );
}
