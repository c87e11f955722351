import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import placement from "@alambic/i18n/messages/en/placement";
import { Exercise } from "@alambic/ui/Exercise";
import fillInBlank from "@alambic/ui/exercises/fill-in-blank";
import matchingKind from "@alambic/ui/exercises/matching";
import quiz from "@alambic/ui/exercises/quiz";
import { createRoot } from "react-dom/client";
import { choiceContent, gapContent, matchingContent } from "../alambic-content.ts";

const messages = { ...kit, ...exercise, ...placement };
const shared = { language: "en", messages } as const;

const root = document.querySelector("#root");
if (root !== null) {
  createRoot(root).render(
    <>
      <div id="choice">
        <Exercise kind={quiz} content={choiceContent} {...shared} />
      </div>
      <div id="matching">
        <Exercise kind={matchingKind} content={matchingContent} {...shared} />
      </div>
      <div id="gap">
        <Exercise kind={fillInBlank} content={gapContent} {...shared} />
      </div>
    </>,
  );
}
