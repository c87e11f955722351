import { drawer } from "../../../apps/server/src/platform/drawer.ts";
import { foldMemory } from "../../../apps/server/src/features/reviews/memory/index.ts";
import type { MemoryEvent } from "../../../apps/server/src/features/reviews/memory/index.ts";
import { reviewXp } from "../../../packages/domain/src/reviews/index.ts";
import { localDay } from "../../../packages/domain/src/streaks/index.ts";
import { shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const reviewCount = 10_000;
const cardCount = 700;
const orders = 100;
const days = 365;
const ratings = ["again", "hard", "good", "good", "good", "easy"] as const;
const zones = ["Europe/Paris", "America/Sao_Paulo", "Asia/Tokyo"] as const;

interface Review extends MemoryEvent {
  readonly cardId: string;
  readonly zone: (typeof zones)[number];
}

/**
 * 10,000 reviews from three devices in 100 orders, one in five of them sent twice: the share of orders
 * that leave the same cards and XP, to the byte, as the order in which they happened.
 */
export function reviewRows(): readonly Row[] {
  const draw = drawer(18);
  const reviews = Array.from({ length: reviewCount }, (_, index): Review => {
    const device = Math.floor(draw() * zones.length);
    return {
      id: `${device}-${index}`,
      cardId: String(Math.floor(draw() * cardCount)),
      kind: "review",
      // To the minute, so that some fall together.
      at: new Date(Date.UTC(2026, 0, 1) + Math.floor(draw() * days * 1440) * 60_000),
      rating: ratings[Math.floor(draw() * ratings.length)] ?? "good",
      zone: zones[device] ?? "Europe/Paris",
    };
  });
  const expected = account(reviews.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
  let same = 0;
  for (let order = 0; order < orders; order += 1) {
    const arriving = reviews.flatMap((review) => (draw() < 0.2 ? [review, review] : [review]));
    const ranked = arriving.map((review) => ({ review, rank: draw() }));
    const shuffled = ranked.toSorted((one, other) => one.rank - other.rank);
    if (account(shuffled.map(({ review }) => review)) === expected) same += 1;
  }
  return [shareRow(`${reviewCount} reviews in ${orders} orders leave the same`, same / orders, 1)];
}

/** The cards and the XP that reviews leave in the order in which they arrive, as text. */
function account(arriving: readonly Review[]): string {
  const log = new Map<string, Review>();
  for (const review of arriving) if (!log.has(review.id)) log.set(review.id, review);
  const byCard = Map.groupBy(log.values(), ({ cardId }) => cardId);
  const cards = [...byCard].map(([cardId, reviews]) => {
    const byDay = Map.groupBy(reviews, ({ at, zone }) => localDay(at, zone));
    const xp = [...byDay.values()].map((ofDay) => reviewXp(ofDay.map(({ rating }) => rating)));
    const memory = foldMemory(reviews);
    return { cardId, memory, xp: xp.reduce((sum, more) => sum + more, 0) };
  });
  return JSON.stringify(cards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1)));
}
