import { describe, expect, it } from "vitest";

import { ConfigError, parseConfig } from "./Config.ts";
import { modelSettingsOf } from "./modelVariables.ts";

const trusted =
  "the addresses and ranges of your proxies, such as 10.0.0.2, 10.1.0.0/16 or loopback, " +
  "with commas between them";

describe("parseConfig", () => {
  it("has a value for everything on a machine without settings", () => {
    expect(parseConfig({})).toMatchObject({
      port: 8000,
      host: "127.0.0.1",
      databaseUrl: null,
      dataFolder: "./data",
      waitlistEnabled: false,
    });
  });

  it("reads what is set, and takes a blank one as unset", () => {
    const config = parseConfig({ PORT: " 8161 ", WAITLIST_ENABLED: "true", LOG_LEVEL: " " });
    expect(config).toMatchObject({ port: 8161, waitlistEnabled: true, logLevel: "info" });
  });

  it.each([
    ["PORT", "80a", "a whole number from 0 to 65535"],
    ["PORT", "70000", "a whole number from 0 to 65535"],
    ["PORT", "1e3", "a whole number from 0 to 65535"],
    ["HOST", "not a host", "a host name or an IP address"],
    ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
    ["TRUST_PROXY", "true", trusted],
    ["TRUST_PROXY", "1", trusted],
    ["TRUST_PROXY", "proxy.example", trusted],
    ["TRUST_PROXY", "10.0.0.1,", trusted],
    ["TRUST_PROXY", "10.0.0.0/33", trusted],
    ["TRUST_PROXY", "0.0.0.0/0", trusted],
    ["PUBLIC_URL", "learn.example", "a URL that starts with http:// or https://"],
    ["DATABASE_URL", "mysql://host/db", "a URL that starts with postgres:// or postgresql://"],
  ])("names %s when it is %s, and says what is allowed", (name, value, allowed) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} must be ${allowed}.`),
    );
  });

  it("reads whose word on addresses is believed: nobody's by default", () => {
    expect(parseConfig({}).trustProxy).toEqual([]);
    const config = parseConfig({ TRUST_PROXY: "loopback, 10.1.0.0/16 ,2001:db8::1" });
    expect(config.trustProxy).toEqual(["loopback", "10.1.0.0/16", "2001:db8::1"]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ AI_PROVIDER: "someone" }, /^AI_PROVIDER must be one of none, openai-compatible, .+$/u],
    [{ AI_PROVIDER: "openai", AI_API_KEY: "k" }, /^AI_MODEL must be set where .+$/u],
    [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, /^AI_BASE_URL must be set .+$/u],
    [{ AI_PROVIDER: "mistral", AI_MODEL: "m" }, /^AI_API_KEY must be set where .+ mistral\.$/u],
    [{ AI_INPUT_PRICE: "cheap" }, /^AI_INPUT_PRICE must be a number such as 0\.25\.$/u],
  ])("names what a language model lacks: %j", (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });

  it("has no language model unless one is named", () => {
    expect(modelSettingsOf(parseConfig({ AI_MODEL: "m" }).ai)).toBeNull();
    const local = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://a:1/v1", AI_MODEL: "m" };
    expect(modelSettingsOf(parseConfig(local).ai)).toMatchObject({ model: "m", key: null });
  });

  it("names every wrong variable at once, and never shows a password", () => {
    const wrong = { PORT: "x", DATABASE_URL: "mysql://user:secret@host" };
    expect(() => parseConfig(wrong)).toThrow(/^PORT must be .+\nDATABASE_URL must be [^\n]+$/u);
    expect(() => parseConfig(wrong)).not.toThrow(/secret/u);
  });
});
