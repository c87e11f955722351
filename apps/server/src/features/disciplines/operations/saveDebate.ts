import { debateFault, debatesOf } from "@alambic/domain/debates";
import type { DebateFault } from "@alambic/domain/debates";
import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { readLink } from "../../capsules/index.ts";
import { excerptOf } from "../../notes/index.ts";
import { loadDebate } from "../works/loadDebate.ts";
import { saveWork } from "../works/saveWork.ts";

const paths: Readonly<Record<DebateFault, string>> = {
  repeated_reason: "reasons",
  repeated_objection: "objections",
};

/** Begins a debate, or saves it where it is still the version that was changed. */
export const saveDebate = memberOperation<"saveDebate">(({ services, member, path, body, now }) =>
  transact(services.db, async (tx) => {
    await lockMember(tx, member.id);
    const { base_version: baseVersion, capsule_id: asked, ...content } = body;
    const fault = debateFault(content);
    if (fault !== null)
      throw new Problem("validation_failed", {
        fields: [{ path: paths[fault], code: "not_allowed" }],
      });
    const link =
      asked === undefined ? undefined : await readLink(tx, member.id, { capsule_id: asked });
    const work = {
      userId: member.id,
      workId: path.debate_id,
      discipline: "debate" as const,
      baseVersion,
      title: content.question,
      excerpt: excerptOf(content.claim),
      content,
      capsuleId: link?.capsule_id,
      most: debatesOf[planOf(member)],
    };
    await saveWork(tx, work, now);
    return { status: 200, body: await loadDebate(tx, member.id, path.debate_id) };
  }),
);
