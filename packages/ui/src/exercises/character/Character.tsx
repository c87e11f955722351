import type { CharacterContent, CharacterResponse } from "@alambic/contract";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { Reading } from "./Reading.tsx";
import { Writing } from "./Writing.tsx";

/** A character to recognise, or to write. */
export function Character(props: KindProps<CharacterContent, CharacterResponse>) {
  const { content } = props;
  const { task } = content;
  return (
    <>
      <PromptPicture picture={content.picture} />
      {task.type === "read" ? (
        <Reading {...props} task={task} />
      ) : (
        <Writing {...props} task={task} />
      )}
    </>
  );
}
