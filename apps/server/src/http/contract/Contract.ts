import type { operations } from "@alambic/contract";

/** Who may call an operation: see `x-access` in the contract. */
export type Access = "guest" | "anyone" | "member" | "premium" | "pro" | "admin";

export interface ContractOperation {
  readonly operationId: keyof operations;
  readonly tag: string;
  /** Upper case. */
  readonly method: string;
  /** With braces, below the server's prefix: `/capsules/{capsule_id}/enroll`. */
  readonly path: string;
  readonly access: Access;
  /** The media types of the body that it takes; none where it takes no body. */
  readonly bodyTypes: readonly string[];
  /** The operation as the document has it. */
  readonly source: Readonly<Record<string, unknown>>;
  /** True for the WebSocket, which is opened rather than called. */
  readonly isSocket: boolean;
}

export interface Contract {
  /** The bundled document. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly ContractOperation[];
}

/** Where the contract is served. */
export const prefix = "/api/v2";
