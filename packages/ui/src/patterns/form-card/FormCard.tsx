import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { StillPicture } from "../../primitives/illustration/StillPicture.tsx";
import {
  aside,
  content,
  foot,
  head,
  lead as leadClass,
  motto as mottoClass,
  split,
} from "./FormCard.css.ts";

export interface FormCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Stands beside the form on a wide screen, under the still. */
  readonly motto?: string | undefined;
  /** A form. */
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly footer?: ReactNode;
}

/** A short form with a screen of its own: signing in, signing up. */
export function FormCard({ title, lead, motto, children, footer }: FormCardProps) {
  return (
    <div className={split}>
      <div className={aside}>
        <StillPicture size="large" />
        {motto === undefined ? null : <p className={mottoClass}>{motto}</p>}
      </div>
      <Card padding="large">
        <div className={content}>
          <div className={head}>
            <Heading level={1} size="heading">
              {title}
            </Heading>
            {lead === undefined ? null : <p className={leadClass}>{lead}</p>}
          </div>
          {children}
          {footer === undefined ? null : <div className={foot}>{footer}</div>}
        </div>
      </Card>
    </div>
  );
}
