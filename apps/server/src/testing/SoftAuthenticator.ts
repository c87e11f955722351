import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

import type { NewCredential, UsedCredential } from "@alambic/contract";

import { readText } from "@alambic/domain/testing";

/** What an answer may say other than the truth. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** An authenticator in software that holds one passkey: ES256, without attestation, as WebAuthn says. */
export class SoftAuthenticator {
  readonly id = randomBytes(20).toString("base64url");
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;
  #userHandle = "";

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Makes the passkey, by the options that the server gave. */
  create(options: unknown, deviation: Deviation = {}): NewCredential {
    this.#userHandle = readText(options, "user.id");
    const id = Buffer.from(this.id, "base64url");
    const authData = Buffer.concat([
      this.#authenticatorData(deviation.rpId ?? readText(options, "rp.id"), deviation, true),
      Buffer.alloc(16),
      bigEndian(id.length, 2),
      id,
      this.#coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authData),
    ]);
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData("webauthn.create", options, deviation).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs what the server asks for. */
  sign(options: unknown, deviation: Deviation = {}): UsedCredential {
    this.#counter += 1;
    const rpId = deviation.rpId ?? readText(options, "rpId");
    const authenticatorData = this.#authenticatorData(rpId, deviation, false);
    const client = clientData("webauthn.get", options, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(client)]);
    return {
      id: this.id,
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #authenticatorData(rpId: string, deviation: Deviation, isNew: boolean): Buffer {
    const isVerified = deviation.isUserVerified ?? true;
    const bits = flags.present + (isVerified ? flags.verified : 0) + (isNew ? flags.attested : 0);
    const counter = bigEndian(deviation.counter ?? this.#counter, 4);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([bits]), counter]);
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const coordinate = (text: string) => cborBytes(Buffer.from(text, "base64url"));
    return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}

function clientData(type: string, options: unknown, deviation: Deviation): Buffer {
  const challenge = deviation.challenge ?? readText(options, "challenge");
  const origin = deviation.origin ?? "http://localhost:8000";
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function bigEndian(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** The shortest head that holds the length, as the library expects of a key. */
function cborBytes(bytes: Buffer): Buffer {
  const isShort = bytes.length < 256;
  const head = Buffer.from([isShort ? 0x58 : 0x59]);
  return Buffer.concat([head, bigEndian(bytes.length, isShort ? 1 : 2), bytes]);
}
