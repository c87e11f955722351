import { memberOperation } from "../../../http/operation.ts";
import type { MemberCall } from "../../../http/operation.ts";
import { capsuleColumns } from "../capsuleColumns.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { capsulesOfMember } from "../capsulesOfMember.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";

type ListCall = MemberCall<"listMyCapsules">;

const defaultLimit = 24;

/** A page of the capsules that a member is enrolled in or had made, last used first. */
export const listMyCapsules = memberOperation<"listMyCapsules">(async (call) => {
  const { services, member, query } = call;
  const limit = query.limit ?? defaultLimit;
  const rows = await selectPage(call, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const capsules = page.map(({ last_used_at: _, ...capsule }) => capsule);
  return {
    status: 200,
    body: {
      items: await completeCapsules(services.db, capsules, member),
      next_cursor: last ? encodeCursor({ time: last.last_used_at, id: last.id }) : null,
      total: await countCapsules(services.db, member.id),
    },
  };
});

function selectPage({ services, member, query }: ListCall, limit: number) {
  const page = capsulesOfMember(services.db, member.id)
    .select([...capsuleColumns, "enrolments.last_used_at"])
    .orderBy("enrolments.last_used_at", "desc")
    .orderBy("enrolments.capsule_id", "desc")
    .limit(limit);
  if (query.cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(query.cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("enrolments.last_used_at", "enrolments.capsule_id"), "<", tuple(time, id)),
    )
    .execute();
}

async function countCapsules(db: Database, userId: string): Promise<number> {
  const { total } = await capsulesOfMember(db, userId)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
