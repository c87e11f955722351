import { describe, expect, it } from "vitest";
import { readList, readText } from "@alambic/domain/testing";

import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { loadShipped } from "../../../start/content/loadShipped.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { shippedFixture } from "../../../testing/shippedFixture.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";

const server = await startTestServer({ author: createThreadAuthor() });
const languages = ["fr", "en", "nl"] as const;
const plans = ["free", "premium", "pro"] as const;

await loadShipped(
  server,
  server.clock.now(),
  languages.map((locale) =>
    shippedFixture({ locale, domain: "others", main_skill: "trains", title: "Locomotives" }),
  ),
);

const ways = {
  fr: { text: "Colle un texte", pdf: "importe un PDF", near: "choisis une capsule proche" },
  en: { text: "Paste a text", pdf: "import a PDF", near: "choose a capsule close to it" },
  nl: { text: "Plak een tekst", pdf: "importeer een pdf", near: "kies een capsule" },
} as const;

async function refused(
  topic: string,
  { plan, language }: { plan: (typeof plans)[number]; language: (typeof languages)[number] },
) {
  const member = await createMember(server, plan);
  const place = { domain: "others", main_skill: "antiquity" } as const;
  const { status, body } = await member.call("POST", "/capsules/", {
    payload: capsuleRequest({ ...place, topic, language }),
    headers: { "accept-language": language },
  });
  expect(status).toBe(422);
  const suggestions = readList(body, "suggestions").map((capsule) => readText(capsule, "title"));
  const reasons = readList(body, "reasons").map((reason) => readText(reason, "message"));
  return { detail: readText(body, "detail"), reasons: reasons.join(" "), suggestions };
}

describe.each(languages)("a refused topic (%s)", (language) => {
  const { text, pdf, near } = ways[language];

  it.each(plans)("tells only the ways on that there are (%s)", async (plan) => {
    const { detail, reasons, suggestions } = await refused("de Romeinse tijd", { plan, language });
    expect(suggestions).toEqual([]);
    expect(detail).toContain(text);
    expect(detail).not.toContain(near);
    expect(detail.includes(pdf)).toBe(plan !== "free");
    // What the plan does not give is named as such.
    expect(detail.includes("Premium")).toBe(plan === "free");
    expect(reasons).not.toMatch(/pdf|document/iu);
  });

  it("offers to choose a near capsule where there is one", async () => {
    const { detail, suggestions } = await refused("locomotives", { plan: "free", language });
    expect(suggestions).toEqual(["Locomotives"]);
    expect(detail).toContain(near);
  });
});
