import { useApi, useSession } from "@alambic/api-client/core";
import { useGetAtomQuality, useReportAtom, useWithdrawAtom } from "@alambic/api-client/quality";
import { useI18n } from "@alambic/i18n/react";
import { Dialog } from "@alambic/ui/Dialog";
import { ReportForm } from "@alambic/ui/ReportForm";
import type { CompleteReport } from "@alambic/ui/ReportForm";
import { useState } from "react";
import { closeItemDialog, itemDialog } from "../../shared/capsules/item-dialog.ts";
import type { ItemOfCapsule } from "../../shared/capsules/item-dialog.ts";
import { reportQueue } from "../../shared/queues/report-queue.ts";
import { notify } from "../../shared/notices/notices.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../shared/uuidv7.ts";
import { dropReport, keepReport, keptReport } from "./report-drafts.ts";
import type { KeptReport } from "./report-drafts.ts";
import { submitReport } from "./submitReport.ts";
import type { Submission } from "./submitReport.ts";

export interface ReportDialogProps {
  readonly item: ItemOfCapsule;
  readonly details: readonly string[];
}

/** How the sending goes: it has only failed once the report could not be kept on this device either. */
type Progress = Submission | { readonly status: "idle" | "sending" };

/** The most details that the contract takes, and the most characters of each. */
const most = { details: 20, characters: 300 };

/** Says what is wrong with an item. Its owner can then take it out at once. */
export function ReportDialog({ item: { atomId }, details }: ReportDialogProps) {
  const { t } = useI18n();
  const { clock } = useApi();
  const session = useSession();
  const place = { userId: session.status === "member" ? session.user.id : "", atomId };
  const [{ draft, reportId }, setReport] = useState(() => keptReport(place, details));
  const { run } = useReportAtom();
  const [progress, setProgress] = useState<Progress>({ status: "idle" });
  const quality = useGetAtomQuality({ atom_id: atomId });
  const withdrawal = useWithdraw(atomId);
  const canManage = quality.status === "ready" && quality.data.can_manage;
  const keep = (changed: KeptReport) => {
    setReport(changed);
    keepReport(place, changed);
  };

  const send = async ({ reason, comment }: CompleteReport) => {
    // Sent again, it is the same report, and counts once.
    const id = reportId ?? uuidv7(clock.now());
    keep({ draft, reportId: id });
    const cut = details.slice(0, most.details).map((detail) => detail.slice(0, most.characters));
    const body = { report_id: id, reason, comment, details: cut };
    setProgress({ status: "sending" });
    const header = { "X-Account": place.userId };
    const submission = await submitReport(
      { atomId, body },
      {
        send: () => run({ path: { atom_id: atomId }, header, body }),
        keep: (report) => reportQueue.enqueue(report, { group: atomId, title: null }),
      },
    );
    if (submission.status !== "failed") dropReport(place);
    setProgress(submission);
    if (isShown(atomId)) return;
    if (submission.status === "failed")
      notify({ tone: "wrong", isAwaited: true, about: atomId, text: t("quality.reportFailed") });
    else if (submission.status === "kept")
      notify({ tone: "right", isAwaited: true, about: atomId, text: t("quality.reportKept") });
  };

  return (
    <Dialog
      title={t("quality.reportTitle")}
      lead={t("quality.reportLead")}
      onClose={closeItemDialog}
    >
      <ReportForm
        state={progress.status}
        failure={
          progress.status === "failed" ? <ProblemText failure={progress.failure} /> : undefined
        }
        draft={draft}
        onChange={(changed) => keep({ draft: changed, reportId })}
        onSend={(complete) => void send(complete)}
        onLeave={closeItemDialog}
        onWithdraw={canManage ? withdrawal.withdraw : undefined}
        withdrawing={withdrawal.isRunning}
      />
    </Dialog>
  );
}

/** Whether the dialog of this item's report is still on the screen. */
function isShown(atomId: string): boolean {
  const { open } = itemDialog;
  return open?.kind === "report" && open.item.atomId === atomId;
}

function useWithdraw(atomId: string) {
  const { t } = useI18n();
  const { run, status } = useWithdrawAtom();
  const withdraw = async () => {
    const done = await run({ atom_id: atomId });
    closeItemDialog();
    notify(
      done.ok
        ? { tone: "right", isAwaited: true, about: atomId, text: t("quality.withdrawDone") }
        : { tone: "wrong", isAwaited: true, about: atomId, text: t("quality.manageFailed") },
    );
  };
  return { withdraw: () => void withdraw(), isRunning: status === "running" };
}
