const ofCode =
  /[;{][^\S\n]*$|^[^\S\n]*(?:for|if|elif|else|while|def|class|import|from|print|let|const|var|return|public|#include|function|SELECT)\b|^[^\S\n]*[\p{Letter}_][\p{Letter}\p{Number}_.]{0,60}(?:\[[^\]\n]{0,60}\])?[^\S\n]*[-+*/]?=[^\S\n]|^[^\S\n]*[\p{Letter}_][\p{Letter}\p{Number}_.]{0,60}\([^\n]{0,200}\)[^\S\n]*$|^(?:>>>|\$|#) /mu;

/** Whether a listing is code rather than what code prints. */
export function looksLikeCode(listing: string): boolean {
  return ofCode.test(listing.slice(0, lookedAt));
}

const lookedAt = 8000;
