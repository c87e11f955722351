const workerFile = /\/[\w-]+\.worker[\w.-]*$/u;

/** Vouches for the threads of this app, for browsers that trust no script that was not vouched for. */
const policy = window.trustedTypes?.createPolicy("alambic-threads", {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && workerFile.test(pathname)) return address;
    throw new TypeError(`${address} is no thread of this app.`);
  },
});

/** Starts a thread, from the address that `?worker&url` gives. */
export function startThread(address: string): Worker {
  const url = policy?.createScriptURL(address) ?? address;
  // Declared with texts alone, where browsers also take what was vouched for.
  return Reflect.construct(Worker, [url, { type: "module" }]);
}
