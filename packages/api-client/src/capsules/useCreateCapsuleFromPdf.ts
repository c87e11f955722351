import type { Capsule, CapsuleFromPdfForm } from "@alambic/contract";
import { useRef, useState } from "react";

import {
  invalidatedByCreateCapsuleFromPdf,
  timeoutOfCreateCapsuleFromPdf,
} from "../../generated/capsules/createCapsuleFromPdf.ts";
import { readBody } from "../core/call.ts";
import { sendForm } from "../core/sendForm.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { withTimeout } from "../core/withTimeout.ts";

export interface CapsuleFromPdf extends Omit<CapsuleFromPdfForm, "pdf_file"> {
  readonly pdf_file: File;
}

/** A command that sends a file. */
export type Upload<Input, Data> = Command<Input, Data> & {
  /** The part of the file that got through, from 0 to 1. */
  readonly sent: number;
  /** Gives up: the outcome is then a failure of kind `cancelled`. */
  readonly cancel: () => void;
};

/** Makes a capsule from a PDF. It comes back at once, its lessons still in the making. */
export function useCreateCapsuleFromPdf(): Upload<CapsuleFromPdf, Capsule> {
  const [sent, setSent] = useState(0);
  const current = useRef<AbortController>(null);
  const command = useCommand<CapsuleFromPdf, Capsule>({
    execute: ({ client }, input) => {
      const controller = new AbortController();
      current.current = controller;
      setSent(0);
      return withTimeout(
        timeoutOfCreateCapsuleFromPdf,
        async ({ signal, renew }) => {
          const form = toForm(input);
          const progress = (part: number) => {
            renew();
            setSent(part);
          };
          const reply = await client.POST("/capsules/from-pdf", {
            signal,
            body: { ...input, pdf_file: input.pdf_file.name },
            bodySerializer: () => form,
            fetch: (request) => sendForm(request, form, progress),
          });
          return readBody(reply);
        },
        controller.signal,
      );
    },
    invalidates: invalidatedByCreateCapsuleFromPdf,
  });
  return { ...command, sent, cancel: () => current.current?.abort() };
}

/** The server reads the form as it comes, so the file stands last. */
function toForm({ pdf_file, ...metadata }: CapsuleFromPdf): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(metadata)) form.append(name, value);
  form.append("pdf_file", pdf_file);
  return form;
}
