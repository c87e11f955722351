import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Text } from "@alambic/ui/Text";
import { BellRing } from "@alambic/ui/icons";
import { useState } from "react";
import { noticePermission } from "./systemNotice.ts";

/** Lets the browser remind as well. It is asked on the learner's press alone. */
export function NoticeChoice() {
  const { t } = useI18n();
  const [permission, setPermission] = useState(noticePermission);
  switch (permission) {
    case "unsupported":
      return null;
    case "default":
      return (
        <Button
          variant="secondary"
          size="small"
          icon={BellRing}
          onPress={() => void Notification.requestPermission().then(setPermission)}
        >
          {t("tools.planner.notices")}
        </Button>
      );
    case "granted":
    case "denied":
      return (
        <div role="status">
          <Text size="small" tone="second">
            {t(permission === "granted" ? "tools.planner.noticesOn" : "tools.planner.noticesOff")}
          </Text>
        </div>
      );
  }
}
