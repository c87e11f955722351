import type { FieldError, Problem as ProblemBody } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

import type { FieldFault, Problem } from "./Problem.ts";

const bytesInMegabyte = 1024 * 1024;
const secondsInMinute = 60;

/** The body of a problem, in the reader's language. */
export function presentProblem(problem: Problem, texts: Formatter, requestId: string): ProblemBody {
  const { fields, reasons, suggestions } = problem.details;
  return {
    type: `urn:alambic:problem:${problem.code}`,
    title: titleOf(problem.status, texts),
    status: problem.status,
    detail: detailOf(problem, texts),
    code: problem.code,
    request_id: requestId,
    ...(fields && { errors: fields.map((fault) => presentField(fault, texts)) }),
    ...(reasons && { reasons: [...reasons] }),
    ...(suggestions && { suggestions: [...suggestions] }),
  };
}

function presentField({ path, code }: FieldFault, { t }: Formatter): FieldError {
  return { path, code, message: t(`server.field.${code}`) };
}

function detailOf({ code, details }: Problem, { t }: Formatter): string {
  if (code === "pdf_too_large" && details.limitBytes !== undefined) {
    return t("problems.pdf_too_large_limit", { megabytes: details.limitBytes / bytesInMegabyte });
  }
  if (code === "coach_quota_reached" && details.messageLimit !== undefined) {
    return t("problems.coach_quota_reached_limit", { limit: details.messageLimit });
  }
  if (code === "pdf_too_many_pages" && details.limitPages !== undefined) {
    return t("problems.pdf_too_many_pages_limit", { pages: details.limitPages });
  }
  if (code === "too_many_requests" && details.retryAfter !== undefined) {
    const minutes = Math.ceil(details.retryAfter / secondsInMinute);
    return t("problems.too_many_requests_retry", { minutes });
  }
  if (code === "topic_not_authorable" && details.importsPdfs !== undefined) {
    return t("problems.topic_not_authorable_ways", {
      pdf: details.importsPdfs ? "yes" : "no",
      near: details.suggestions?.length ? "yes" : "no",
    });
  }
  return t(`problems.${code}`);
}

function titleOf(status: number, { t }: Formatter): string {
  switch (status) {
    case 400:
      return t("server.title.bad_request");
    case 401:
      return t("server.title.unauthenticated");
    case 403:
      return t("server.title.forbidden");
    case 404:
      return t("server.title.not_found");
    case 405:
      return t("server.title.method_not_allowed");
    case 408:
      return t("server.title.timeout");
    case 409:
      return t("server.title.conflict");
    case 413:
    case 414:
    case 431:
      return t("server.title.too_large");
    case 415:
      return t("server.title.unsupported");
    case 422:
      return t("server.title.not_acceptable");
    case 429:
      return t("server.title.too_many");
    case 503:
      return t("server.title.unavailable");
    default:
      return t("server.title.internal_error");
  }
}
