import type { ReactNode } from "react";
import { Container } from "../../primitives/container/Container.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { Logo } from "../../primitives/logo/Logo.tsx";
import { columns, end, footer, identity, list, settings, tagline as line } from "./Footer.css.ts";

export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface FooterProps {
  /** Names the list of links, for example "Pages légales". */
  readonly linksLabel: string;
  /** The legal pages and the rest, by their own names. */
  readonly links: readonly FooterLink[];
  /** Places of the same page, before the legal ones. */
  readonly places?: { readonly label: string; readonly links: readonly FooterLink[] } | undefined;
  /** What the product does, in a few words. */
  readonly tagline?: string | undefined;
  /** Language and theme. */
  readonly settings?: ReactNode;
}

/** The foot of a screen: who this is, the legal pages, and the settings that everyone may change. */
export function Footer({ linksLabel, links, places, tagline, settings: controls }: FooterProps) {
  return (
    <footer className={footer}>
      <Container width="page">
        <div className={columns}>
          <div className={identity}>
            <Logo size="small" />
            {tagline === undefined ? null : <p className={line}>{tagline}</p>}
          </div>
          <div className={end}>
            {places === undefined ? null : <Links {...places} />}
            <Links label={linksLabel} links={links} />
            <div className={settings}>{controls}</div>
          </div>
        </div>
      </Container>
    </footer>
  );
}

function Links({ label: name, links }: NonNullable<FooterProps["places"]>) {
  return (
    <nav aria-label={name}>
      <ul className={list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
