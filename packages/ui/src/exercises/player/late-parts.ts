import { BriefWhy } from "./BriefWhy.tsx";
import { DeliveryLine } from "./DeliveryLine.tsx";
import { OnwardActions } from "./OnwardActions.tsx";
import type { LateParts } from "./PlayerParts.ts";
import { showAnswer } from "./showAnswer.ts";

export { NextActionRow } from "./NextActionRow.tsx";
export { OnwardActions } from "./OnwardActions.tsx";

/** What follows an answer in a page. */
export const inPage: LateParts = { Next: OnwardActions, Delivery: DeliveryLine };

/** What follows it where an exercise has the screen to itself. */
export const onScreen: LateParts = { ...inPage, Why: BriefWhy, showAnswer };
