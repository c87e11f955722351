import { LogController } from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";

/** One line for each request, when it is over, with all that is told of it. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {
    // The line that tells of the end tells of the beginning too.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      req: request,
      operation: request.routeOptions.config.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(error && { err: error }),
    };
    if (error) request.log.error(line, "request errored");
    else request.log.info(line, "request");
  }

  override routeNotFound(): void {
    // Told by `requestCompleted`, by its status.
  }
}
