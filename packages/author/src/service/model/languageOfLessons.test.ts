import { afterAll, expect, it } from "vitest";

import { startFakeModelServer } from "../../provider/testing/FakeModelServer.ts";
import { scriptedModel, spoiled } from "../../provider/testing/scriptedModel.ts";
import { languageRequest } from "../../testing/requests.ts";
import { startModelService } from "./testing/startModelService.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

const french = "En espagnol, l’adjectif est placé après le nom et il en prend le genre.";

/** The first lesson of a course on Spanish for readers of English, its first item explained so. */
async function explained(explanation: string) {
  const { made } = await startModelService(peer.baseUrl, { settings: { topics: "all" } });
  const request = languageRequest("spanish", "en", "Spanish A1");
  peer.behave(scriptedModel());
  const outline = await made.plan(request);
  peer.behave(
    scriptedModel((call) =>
      call.purpose === "items"
        ? spoiled(call, (item, place) => (place === 0 ? { ...item, explanation } : item))
        : undefined,
    ),
  );
  return made.makeLesson(request, outline, 0);
}

it("an item of a course on a language that explains itself in a third one is not published", async () => {
  const { items, rejected, isPublishable } = await explained(french);
  expect(isPublishable).toBe(true);
  expect(JSON.stringify(items)).not.toContain(french);
  expect(rejected[0]?.reasons).toContainEqual(
    expect.objectContaining({ code: "language_differs", detail: french }),
  );
});

it("one that quotes the language that is taught is published", async () => {
  const quoting = "They say “El perro de mi hermana duerme en la cocina” there.";
  expect(JSON.stringify((await explained(quoting)).items)).toContain("El perro");
});
