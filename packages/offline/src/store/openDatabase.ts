/** The object stores of the local database. */
export type StoreName = "molecules" | "answer_queue";

const name = "alambic";
const version = 1;

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
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("molecules" satisfies StoreName);
      opening.result.createObjectStore("answer_queue" satisfies StoreName, { autoIncrement: true });
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error));
  });
}

function forget(): void {
  connection = null;
}
