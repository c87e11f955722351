import type { FillInBlankContent, FillInBlankResponse } from "@alambic/contract";
import type { Report } from "../checks/index.ts";
import { member } from "../checks/index.ts";
import type { Placement } from "../placement/index.ts";
import { laidOut } from "../placement/index.ts";
import { takeFrom } from "../placement/takeFrom.ts";
import { gapsOf, typedInto } from "./gaps.ts";

/** The words of the bank as items, named by their index; the gaps as their places. */
export function placementOf(
  blanks: FillInBlankContent,
  response: FillInBlankResponse | null,
): Placement {
  const bank = blanks.bank ?? [];
  const take = takeFrom(bank);
  const gaps = gapsOf(blanks).map(({ id }) => id);
  const filled = gaps.flatMap((gap): [string, string][] => {
    const item = response === null ? undefined : take(typedInto(response, gap));
    return item === undefined ? [] : [[`${item}`, gap]];
  });
  return {
    items: bank.map((_, at) => `${at}`),
    places: gaps,
    rule: "one",
    placed: new Map(filled),
    held: null,
  };
}

/** The response that a placement stands for: the same as if the words had been typed. */
export function responseOf(blanks: FillInBlankContent, placement: Placement): FillInBlankResponse {
  const gaps = laidOut(placement).map(({ place, item }) => ({
    id: place,
    text: blanks.bank?.[Number(item)] ?? "",
  }));
  return { content_type: "fill_in_blank", gaps };
}

/** Reports each gap whose first answer is not in the bank, or no longer. */
export function reportMissingWords(blanks: FillInBlankContent, path: string, report: Report): void {
  if (blanks.bank === undefined) return;
  const take = takeFrom(blanks.bank);
  for (const [index, segment] of blanks.segments.entries()) {
    const word = segment.type === "gap" ? segment.answers[0] : undefined;
    if (word === undefined || take(word) !== undefined) continue;
    const place = member(member(member(path, "segments"), index), "answers");
    report(member(place, 0), "not_in_bank", `The bank has no "${word}" for this gap.`);
  }
}

/** Reports each word that was not in the bank, or not so often. */
export function reportForeignWords(
  { bank }: FillInBlankContent,
  { gaps }: FillInBlankResponse,
  report: Report,
): void {
  if (bank === undefined) return;
  const take = takeFrom(bank);
  for (const [index, { text }] of gaps.entries()) {
    if (take(text) !== undefined) continue;
    report(`gaps.${index}.text`, "not_in_bank", `The bank has no "${text}" for this gap.`);
  }
}
