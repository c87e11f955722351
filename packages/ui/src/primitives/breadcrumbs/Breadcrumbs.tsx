import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../icon/Icon.tsx";
import { ChevronRight } from "../icon/icons.ts";
import { Link } from "../link/Link.tsx";
import { current, item, list, separator } from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the start to the place where the learner is, which comes last and is no link. */
  readonly items: readonly Breadcrumb[];
}

/** Where this page stands. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useI18n();
  return (
    <nav aria-label={t("kit.breadcrumbs")}>
      <ol className={list}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={item}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={current}>
                {label}
              </span>
            ) : (
              <>
                <Link href={href} variant="quiet">
                  {label}
                </Link>
                <span className={separator}>
                  <Icon icon={ChevronRight} flips />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
