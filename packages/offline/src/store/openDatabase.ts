/** The object stores of the local database. */
export type StoreName = "molecules" | "answer_queue" | "capsules";

const name = "alambic";
const version = 2;

/** The stores, and the version of the database that brought each: an upgrade only ever adds. */
const stores: readonly {
  readonly since: number;
  readonly store: StoreName;
  readonly options?: IDBObjectStoreParameters;
}[] = [
  { since: 1, store: "molecules" },
  { since: 1, store: "answer_queue", options: { autoIncrement: true } },
  { since: 2, store: "capsules" },
];

let connection: Promise<IDBDatabase> | null = null;

/**
 * The local database, opened once. A connection that the browser ends, or that stands in the way of
 * another tab's newer version, is opened anew at the next use.
 */
export function openDatabase(): Promise<IDBDatabase> {
  connection ??= open();
  return connection;
}

async function open(): Promise<IDBDatabase> {
  try {
    const database = await request();
    database.addEventListener("close", forget);
    database.addEventListener("versionchange", () => {
      database.close();
      forget();
    });
    return database;
  } catch (error) {
    forget();
    throw error;
  }
}

function request(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener("upgradeneeded", ({ oldVersion }) => {
      for (const { since, store, options } of stores) {
        if (oldVersion < since) opening.result.createObjectStore(store, options);
      }
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error));
  });
}

function forget(): void {
  connection = null;
}
