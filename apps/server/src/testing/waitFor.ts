const pauseMs = 20;
const mostPauses = 6000;

/** Asks again until there is an answer, and gives up loudly after two minutes. */
export async function waitFor<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false> | Value | null | undefined | false,
): Promise<Value> {
  for (let pauses = 0; pauses < mostPauses; pauses += 1) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Waited in vain for ${what}.`);
}
