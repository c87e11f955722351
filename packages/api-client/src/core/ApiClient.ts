import type { paths } from "@alambic/contract";
import type { Client } from "openapi-fetch";

/** The calls of the contract, typed by it. */
export type ApiClient = Client<paths>;
