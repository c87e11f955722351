const ofCode =
  /[;{]\s*$|^\s*(?:for|if|elif|else|while|def|class|import|from|print|let|const|var|return|public|#include|function|SELECT|>>>|\$ )\b|^\s*[\p{Letter}_][\p{Letter}\p{Number}_.]*(?:\[[^\]]*\])?\s*[-+*/]?=\s|^\s*[\p{Letter}_][\p{Letter}\p{Number}_.]*\(.*\)\s*$|^(?:>>>|\$|#) /mu;

/** Whether a listing is code rather than what code prints. */
export function looksLikeCode(listing: string): boolean {
  return ofCode.test(listing);
}
