import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { locales } from "../../../packages/i18n/src/index.ts";
import { createRandom } from "../../../packages/author/src/random/createRandom.ts";
import { createAuthorService } from "../../../packages/author/src/exports/service.ts";
import { entriesIn } from "../../../apps/server/src/features/capsules/shelf/entries.ts";
import { makeContent } from "../../../apps/server/src/features/capsules/shelf/makeContent.ts";
import { root } from "../../lib/root.ts";
import { shown } from "../documents/writeSheet.ts";

/**
 * `node scripts/eval/shelf/drawSheet.ts [seed]` draws an item of each capsule of the shelf, in each language, for
 * strangers to judge as `scripts/eval/documents/verdicts` says, and writes them to test-results/eval. The same
 * items are drawn for the same seed.
 */
const [seed = "shelf"] = process.argv.slice(2);
const random = createRandom(seed);
const author = createAuthorService({
  onThreadFailure: (error) => {
    throw error;
  },
});
const folder = join(root, "test-results/eval");
mkdirSync(folder, { recursive: true });
for (const language of locales) {
  const lines = [];
  for (const entry of entriesIn(language)) {
    const { title, granules } = await makeContent(author, entry, language);
    const items = granules
      .flatMap(({ molecules }) => molecules)
      .flatMap((lesson) => lesson.atoms.map((atom) => ({ lesson: lesson.title, atom })))
      .filter(({ atom }) => atom.content_type !== "lesson");
    for (const { lesson, atom } of random.sample(items, 1)) {
      // What the sheets of documents need not show: what is said above a gap, and what is drawn.
      lines.push(
        `${lines.length + 1}. (${title} · ${lesson} · ${atom.content_type})\n   ${shown(atom)}\n   ${JSON.stringify(atom.content)}`,
      );
    }
  }
  const path = join(folder, `shelf-${language}.md`);
  writeFileSync(path, `# shelf, ${language}\n\n${lines.join("\n\n")}\n`);
  console.log(`${lines.length} items: ${relative(root, path)}`);
}
await author.stop();
