import type { LessonContent, LessonResponse } from "@alambic/contract";
import type { KindProps } from "../renderer.ts";
import { Block } from "./Block.tsx";
import { text } from "./LessonText.css.ts";

/** A text to read, at a measure that reads with ease. */
export function LessonText({ content }: KindProps<LessonContent, LessonResponse>) {
  return (
    <div className={text}>
      {content.blocks.map((block, index) => (
        <Block key={`${index} ${block.type}`} block={block} />
      ))}
    </div>
  );
}
