import { memberOperation } from "../../../http/operation.ts";
import { pendingResponse, limitCreations, loadBonusLesson } from "../../capsules/index.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { askForReplacement } from "../askForReplacement.ts";
import { findManagedItem } from "../findManagedItem.ts";
import { presentReplacement } from "../presentReplacement.ts";

/** Has another item from the same source take the place of one. */
export const replaceAtom = memberOperation<"replaceAtom">(
  async ({ services, member, path, texts, now }) => {
    const { db } = services;
    const item = await findManagedItem(db, member, path.atom_id);
    if (item.is_withdrawn) throw new Problem("not_found");
    if (presentReplacement(item).status !== "pending") {
      await limitCreations(db, member.id, now);
      const lesson = await loadBonusLesson(db, item.molecule_id);
      if (lesson === null) throw new Problem("nothing_more_to_author");
      await askForReplacement(services, member, item, now);
    }
    return pendingResponse(texts.t("server.generation.replacement_pending"));
  },
);
