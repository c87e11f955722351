import type { TestAnswer, TestMember } from "./TestMember.ts";

/** What a form for a PDF holds beside it; a test states only what it depends on. */
const usual = {
  title: "",
  domain: "natural_sciences",
  area: "generic",
  main_skill: "biology",
  language: "en",
};

/** Sends a PDF as the form of the app does, and is answered in the language of the reader. */
export async function uploadPdf(
  member: TestMember,
  bytes: Uint8Array,
  fields: Readonly<Partial<typeof usual>> = {},
  reader = "en",
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.append(name, value);
  form.append("pdf_file", new Blob([new Uint8Array(bytes)]), "bees.pdf");
  const encoded = new Response(form);
  return member.call("POST", "/capsules/from-pdf", {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      "content-type": encoded.headers.get("content-type") ?? "",
      "accept-language": reader,
    },
  });
}
