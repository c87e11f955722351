import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { TextArea } from "@alambic/ui/TextArea";
import { useRef, useState } from "react";

export interface FeedAddressProps {
  readonly address: string;
}

/** A private address that is shown once, whole, to be copied. */
export function FeedAddress({ address }: FeedAddressProps) {
  const { t } = useI18n();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("yes");
    } catch {
      // The clipboard is barred, or there is none: what is selected can be copied by hand.
      field.current?.select();
      setCopied("no");
    }
  };
  return (
    <Stack gap="small">
      <TextArea ref={field} rows={2} label={t("coach.feedAddress")} readOnly value={address} />
      <Inline gap="small">
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          {t("coach.feedCopy")}
        </Button>
        <span role="status">{copied === null ? null : t("coach.feedCopied", { copied })}</span>
      </Inline>
      <Text size="small" tone="second">
        {t("coach.feedText")}
      </Text>
    </Stack>
  );
}
