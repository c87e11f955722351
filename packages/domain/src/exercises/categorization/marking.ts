import type {
  CategorizationContent,
  CategorizationResponse,
  CategoryMember,
} from "@alambic/contract";
import { lookOf } from "../placement/look.ts";
import { takeFrom } from "../placement/takeFrom.ts";
import type { Score } from "../score.ts";
import { scoreOfParts } from "../score.ts";
import type { Marking } from "../marking.ts";

/** The share of items that lie in their group. Of items that look the same, any may be the one. */
function score({ items, members }: CategorizationContent, given: CategorizationResponse): Score {
  const looks = new Map(items.map((item) => [item.id, lookOf(item)]));
  const seen = ({ item_id, group_id }: CategoryMember) => `${group_id} ${looks.get(item_id)}`;
  const take = takeFrom(members.map(seen));
  const right = new Set(
    given.members.flatMap((joined) => (take(seen(joined)) === undefined ? [] : joined.item_id)),
  );
  return scoreOfParts(items.map(({ id }) => ({ id, correct: right.has(id) })));
}

/** What an answer is worth, and which is right. */
export const marking: Marking<CategorizationContent, CategorizationResponse> = {
  scored: true,
  score,
  correctResponse: ({ members }) => ({ content_type: "categorization", members: [...members] }),
};
