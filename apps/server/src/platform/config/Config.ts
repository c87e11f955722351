import { mailFaults, readMailVariables } from "./mailVariables.ts";
import { readOperatorVariables } from "./operatorVariables.ts";
import { modelFaults, readModelVariables } from "./modelVariables.ts";
import { addresses } from "./addresses.ts";
import { flag, host, oneOf, text, url, wholeNumber } from "./parsers.ts";
import type { Read } from "./parsers.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const megabyte = 1024 * 1024;

/** The settings of a server. */
export type Config = ReturnType<typeof readVariables>;

/** Variables that hold what is not allowed; the message names each and what it may hold. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the settings from the environment, once. Throws a `ConfigError` naming all that is wrong. */
export function parseConfig(environment: Environment): Config {
  const faults: string[] = [];
  const config = readVariables((name, variable) => {
    const given = environment[name]?.trim();
    if (given === undefined || given === "") return variable.fallback;
    const value = variable.parse(given);
    if (value !== undefined) return value;
    faults.push(`${name} must be ${variable.allowed}.`);
    return variable.fallback;
  });
  faults.push(...modelFaults(config.ai), ...mailFaults(config));
  if (faults.length > 0) throw new ConfigError(faults.join("\n"));
  return config;
}

/** Every environment variable that the server reads, with what it may hold. */
function readVariables(read: Read) {
  return {
    /** The port of the application and its API; 0 takes a free one. */
    port: read("PORT", wholeNumber(8000, 0, 65_535)),
    /** The interface to listen on: loopback, unless the operator opens it. */
    host: read("HOST", host("127.0.0.1")),
    /** A PostgreSQL database; without one the embedded database in `dataFolder` is used. */
    databaseUrl: read("DATABASE_URL", url(["postgres:", "postgresql:"])),
    /** Most connections to PostgreSQL. */
    databasePool: read("DATABASE_POOL", wholeNumber(10, 2, 500)),
    /** Longest time of a statement in PostgreSQL, seconds. */
    statementSeconds: read("DATABASE_TIMEOUT_SECONDS", wholeNumber(30, 1, 3600)),
    /** The folder of the embedded database. */
    dataFolder: read("DATA_DIR", text("./data")),
    logLevel: read("LOG_LEVEL", oneOf(logLevels, "info")),
    /** The address under which learners reach the server, where it is not this machine's own. */
    publicUrl: read("PUBLIC_URL", url(["http:", "https:"])),
    /** The proxies of one's own: what X-Forwarded-For says is believed of no other address. */
    trustProxy: read("TRUST_PROXY", addresses()),
    /** Longest time in which a request may come in, with its body, seconds. */
    requestSeconds: read("REQUEST_TIMEOUT_SECONDS", wholeNumber(300, 1, 3600)),
    /** Whether signing up needs an invitation. */
    waitlistEnabled: read("WAITLIST_ENABLED", flag(false)),
    /** The largest PDF that anyone may send, bytes. */
    pdfMaxBytes: read("PDF_MAX_BYTES", wholeNumber(50 * megabyte, megabyte, 1024 * megabyte)),
    /** Whether an administrator has their powers only in a session that a code was given for. */
    adminSecondStep: read("ADMIN_SECOND_STEP", oneOf(["required", "optional"], "required")),
    /** The e-mail address of the account that may see the app as members of other plans do. */
    testAccount: read("TEST_ACCOUNT_EMAIL", text(null)),
    /** Sign-ups allowed from one address in an hour. */
    signUpsPerHour: read("SIGN_UPS_PER_HOUR", wholeNumber(60, 1, 1_000_000)),
    /** The bearer token that reading /metrics needs; without one, only this machine reads them. */
    metricsToken: read("METRICS_TOKEN", text(null)),
    /** The folder of the built application; the workspace's own by default. */
    appFolder: read("APP_DIR", text(null)),
    /** The mail server, where there is one. */
    mail: readMailVariables(read),
    /** Who runs the server. */
    operator: readOperatorVariables(read),
    /** The language model, where there is one. */
    ai: readModelVariables(read),
  };
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
