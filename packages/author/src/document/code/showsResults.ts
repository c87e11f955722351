import { resultsIn } from "./resultsIn.ts";

/** Whether a listing says what its code gives. */
export function showsResults(listing: string): boolean {
  return resultsIn(listing).length > 0;
}
