import { marking } from "@alambic/domain/exercises/dialogue/marking";
import { DialogueRemark } from "./DialogueRemark.tsx";
import { NewLines } from "./NewLines.tsx";
import { TakeBack } from "./TakeBack.tsx";

/** All that comes once something was said. */
export const dialogueMarking = { ...marking, Remark: DialogueRemark, NewLines, TakeBack };
