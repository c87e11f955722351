import { memberOperation } from "../../../http/operation.ts";
import { loadCorrections } from "../classification/loadCorrections.ts";
import { topicText } from "../classification/topicText.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";

const mostInMinute = 60;
const minute = 60;

/** Recognises the domain of a topic, and its language: that of the app unless the topic tells another. What the member corrected before is taken into account. */
export const classifyTopic = memberOperation<"classifyTopic">(async (call) => {
  const text = topicText(call.body);
  const { services, member, now } = call;
  const limit = { key: `classify:${member.id}`, most: mostInMinute, windowSeconds: minute };
  await consumeRateLimit(services.db, limit, now);
  const corrections = await loadCorrections(services.db, member.id);
  const body = await services.author.classify(text, corrections, call.locale);
  return { status: 200, body };
});
