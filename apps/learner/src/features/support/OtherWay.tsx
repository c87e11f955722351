import { useGetOperator } from "@alambic/api-client/legal";
import { useI18n } from "@alambic/i18n/react";
import { Link } from "@alambic/ui/Link";
import { Text } from "@alambic/ui/Text";

/** The address of who runs the server, where they gave one. */
export function OtherWay() {
  const { rich } = useI18n();
  const operator = useGetOperator();
  const email = operator.status === "ready" ? operator.data.email : null;
  if (email === null) return null;
  return (
    <Text tone="second">
      {rich("talk.support.mail", {
        email,
        link: (words) => <Link href={`mailto:${email}`}>{words}</Link>,
      })}
    </Text>
  );
}
