import { useSocketMessages } from "@alambic/api-client/realtime";
import { notify } from "../../shared/notices/notices.ts";

/** Shows, on whatever screen the member is, what the server has to say to them, in its words. */
export function MessageNotices() {
  useSocketMessages("notification", ({ id: about, title, body }) => {
    notify({ tone: "info", about, text: `${title}. ${body}` });
  });
  return null;
}
