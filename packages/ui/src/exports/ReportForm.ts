export { ReportForm, reportStates } from "../patterns/report-form/ReportForm.tsx";
export type {
  CompleteReport,
  ReportDraft,
  ReportFormProps,
} from "../patterns/report-form/ReportForm.tsx";
