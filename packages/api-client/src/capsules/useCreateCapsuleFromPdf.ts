import type { Capsule, CapsuleFromPdfForm } from "@alambic/contract";

import { call } from "../core/call.ts";
import { uploadTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

export interface CapsuleFromPdf extends Omit<CapsuleFromPdfForm, "pdf_file"> {
  readonly pdf_file: File;
}

/** Makes a capsule from a PDF. It comes back at once, its lessons still in the making. */
export function useCreateCapsuleFromPdf(): Command<CapsuleFromPdf, Capsule> {
  return useCommand({
    execute: ({ client }, input) =>
      call(
        (signal) =>
          client.POST("/capsules/from-pdf", {
            signal,
            body: { ...input, pdf_file: input.pdf_file.name },
            bodySerializer: () => toForm(input),
          }),
        uploadTimeout(input.pdf_file.size),
      ),
    invalidates: ["listMyCapsules", "getCapsuleQuota", "getProgressStats"],
  });
}

/** The server reads the form as it comes, so the file stands last. */
function toForm({ pdf_file, ...metadata }: CapsuleFromPdf): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(metadata)) form.append(name, value);
  form.append("pdf_file", pdf_file);
  return form;
}
