import { QueryProvider } from "@alambic/api-client/core";
import { useGetOperator } from "@alambic/api-client/legal";
import { useI18n } from "@alambic/i18n/react";

const details = ["name", "address", "registration", "director", "email", "phone", "host"] as const;

/** Who runs this server, as far as the operator said. */
export function OperatorDetails() {
  return (
    <QueryProvider>
      <Details />
    </QueryProvider>
  );
}

function Details() {
  const { t } = useI18n();
  const operator = useGetOperator();
  if (operator.status !== "ready") return null;
  const { data } = operator;
  const known = details.flatMap((name) => {
    const value = data[name];
    return value === null ? [] : [{ name, value }];
  });
  if (known.length === 0) return null;
  return (
    <ul>
      {known.map(({ name, value }) => (
        <li key={name}>{t("legal.operatorDetail", { detail: name, value })}</li>
      ))}
    </ul>
  );
}
