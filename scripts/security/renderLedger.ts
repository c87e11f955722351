import type { Evidence, Requirement, Verdict } from "./readLedger.ts";

const chapters: Readonly<Record<string, string>> = {
  V1: "Encoding and sanitization",
  V2: "Validation and business logic",
  V3: "Web frontend",
  V4: "API and web service",
  V5: "File handling",
  V6: "Authentication",
  V7: "Session management",
  V8: "Authorization",
  V9: "Self-contained tokens",
  V10: "OAuth and OIDC",
  V11: "Cryptography",
  V12: "Secure communication",
  V13: "Configuration",
  V14: "Data protection",
  V15: "Secure coding and architecture",
  V16: "Logging and error handling",
  V17: "WebRTC",
};

/** The ledger as a page. */
export function renderLedger(requirements: readonly Requirement[]): string {
  const count = (state: Verdict["state"]) =>
    requirements.filter(({ verdict }) => verdict.state === state).flatMap(({ ids }) => ids).length;
  const parts = Object.entries(chapters).flatMap(([chapter, name]) => [
    `## ${chapter} ${name}\n`,
    ...requirements.filter(({ ids }) => ids[0]?.startsWith(`${chapter}.`)).map(line),
    "",
  ]);
  return `# Ledger of OWASP ASVS 5.0, levels 1 and 2

Written by \`pnpm run asvs\` out of \`docs/security/asvs.yaml\`; \`pnpm checks\` fails where a test or a part of a document that
it names is gone. The numbers are those of the standard; what they ask is told in our own words and in brief, so
read the standard beside it. Of ${requirements.flatMap(({ ids }) => ids).length} requirements ${count("held")} are held by tests, ${count("told")} by what is written down, ${count("absent")}
do not apply, and ${count("open")} are open. Nobody but those who wrote the product has judged so.

${parts.join("\n").trimEnd()}
`;
}

function line({ ids, asks, verdict }: Requirement): string {
  return `- **${ids.join(", ")}** ${asks}. ${judgement(verdict)}`;
}

function judgement(verdict: Verdict): string {
  switch (verdict.state) {
    case "held":
      return `_Held:_ ${list(verdict.by)}`;
    case "told":
      return `_Written down:_ ${list(verdict.by)}`;
    case "absent":
      return `_Does not apply:_ ${verdict.why}.`;
    case "open": {
      const partly = verdict.by.length === 0 ? "" : ` In part: ${list(verdict.by)}`;
      return `**Open:** ${verdict.why}.${partly}`;
    }
  }
}

function list(evidence: readonly Evidence[]): string {
  return `${evidence.map(({ file, title }) => `“${title}” in \`${file}\``).join("; ")}.`;
}
