import type { Database } from "../../../platform/db/Store.ts";

export interface CapsuleFile {
  readonly name: string;
  readonly text: string;
}

/** The outline of every capsule that a member made, as Markdown. */
export async function capsuleFiles(db: Database, userId: string): Promise<CapsuleFile[]> {
  const capsules = await db
    .selectFrom("capsules")
    .select(["id", "title", "description"])
    .where("owner_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return Promise.all(
    capsules.map(async ({ id, title, description }, place) => ({
      name: `${place + 1}-${fileName(title)}`,
      text: `# ${title}\n\n${description}\n${await outlineOf(db, id)}`,
    })),
  );
}

async function outlineOf(db: Database, capsuleId: string): Promise<string> {
  const lessons = await db
    .selectFrom("granules")
    .leftJoin("molecules", "molecules.granule_id", "granules.id")
    .select(["granules.title as chapter", "granules.position", "molecules.title as lesson"])
    .where("granules.capsule_id", "=", capsuleId)
    .orderBy("granules.position")
    .orderBy("molecules.position")
    .execute();
  let last = 0;
  return lessons
    .map(({ chapter, position, lesson }) => {
      const heading = position === last ? "" : `\n## ${chapter}\n\n`;
      last = position;
      return `${heading}${lesson === null ? "" : `- ${lesson}\n`}`;
    })
    .join("");
}

const longestName = 60;

/** A title as a file's name: no sign in it that a file system minds. */
function fileName(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/[^\p{L}\p{Nd}]+/gu, "-");
  return plain.slice(0, longestName).replaceAll(/^-|-$/gu, "").toLowerCase() || "capsule";
}
