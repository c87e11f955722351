import type { Readable } from "node:stream";

import type { operations } from "@alambic/contract";

/** The operations of the contract, by their operationId. */
export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId, Place extends string> =
  operations[Id]["parameters"] extends Record<Place, infer Values> ? Values : Empty;

/** The values in the path. */
export type PathOf<Id extends OperationId> = ParametersOf<Id, "path">;

/** The values of the query string, after their defaults were filled in. */
export type QueryOf<Id extends OperationId> = operations[Id]["parameters"] extends {
  query?: infer Query;
}
  ? NonNullable<Query>
  : Empty;

/** The body that was sent. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type Empty = Readonly<Record<never, never>>;

type Responses<Id extends OperationId> = operations[Id]["responses"];

type SuccessStatus = 200 | 201 | 202 | 204;

type BodyOfResponse<Answer> = Answer extends { content: { "application/json": infer Body } }
  ? { readonly body: Body }
  : Answer extends { content: { "application/zip": unknown } }
    ? { readonly body: Readable }
    : Answer extends { content: { "text/calendar": unknown } }
      ? { readonly body: string }
      : { readonly body?: undefined };

/** A success that the contract allows: its status with the body that goes with it. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & BodyOfResponse<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];
