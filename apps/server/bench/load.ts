import { Agent, request } from "node:http";

/** Asks an address again and again for some seconds, on some connections, and prints how often. */
const [address = "", token = "", seconds = "2", connections = "16"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const end = performance.now() + Number(seconds) * 1000;

async function askUntilEnd(): Promise<number> {
  let answers = 0;
  while (performance.now() < end) {
    await ask();
    answers += 1;
  }
  return answers;
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`It answered ${answer.statusCode}.`));
        answer.resume();
        answer.once("end", resolve);
      },
    );
    sent.once("error", reject);
    sent.end();
  });
}

const counts = await Promise.all(Array.from({ length: Number(connections) }, askUntilEnd));
agent.destroy();
process.stdout.write(String(counts.reduce((sum, count) => sum + count, 0)));
