import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

// Loaded in front of all else in a process that has no business on the network. The permission model
// of this Node does not know the network: that of Node 25 and later refuses it by itself. All that
// connects (HTTP, TLS, fetch, sockets of the web) does so by the methods that are closed here.

function refuse(): never {
  throw Object.assign(new Error("This process has no network."), { code: "ERR_ACCESS_DENIED" });
}

function close(owner: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

/** The functions of an object, but those that make others of its kind. */
function methodsOf(owner: object): readonly string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(owner))
    .filter(
      ([name, { value }]) => typeof value === "function" && !/^(?:constructor|[A-Z])/u.test(name),
    )
    .map(([name]) => name);
}

close(net.Socket.prototype, ["connect"]);
close(net.Server.prototype, ["listen"]);
close(dgram, ["createSocket"]);
for (const owner of [
  dgram.Socket.prototype,
  dns,
  dns.Resolver.prototype,
  Object.getPrototypeOf(dns.Resolver.prototype),
  dns.promises,
  dns.promises.Resolver.prototype,
  Object.getPrototypeOf(dns.promises.Resolver.prototype),
])
  if (owner !== Object.prototype) close(owner, methodsOf(owner));
syncBuiltinESMExports();
