import { mostInvitees } from "@alambic/domain/waitlist";
import type { WaitlistPerson } from "@alambic/domain/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Trash2, UserPlus } from "../../primitives/icon/icons.ts";
import { TextField } from "../../primitives/text-field/TextField.tsx";
import {
  friend,
  friendHead,
  friendLegend,
  friends,
  hint,
  legend,
  names,
} from "./WaitlistForm.css.ts";

export interface InviteesProps {
  readonly id: string;
  readonly invitees: readonly WaitlistPerson[];
  readonly problemOf: (path: string) => string | undefined;
  readonly fieldId: (path: string) => string;
  readonly onChange: (invitees: readonly WaitlistPerson[]) => void;
}

const nobody: WaitlistPerson = { email: "", first_name: "", last_name: "" };

/** The friends who are invited too; each line is added and taken away by itself. */
export function Invitees({ id, invitees, problemOf, fieldId, onChange }: InviteesProps) {
  const { t } = useI18n();
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string | null>(null);
  const pathOf = (index: number) => `invitees.${index}.email`;

  // A line that came takes the focus; one that went gives it to the line before it, or to the group.
  useEffect(() => {
    if (focusNext.current === null) return;
    (document.getElementById(focusNext.current) ?? group.current)?.focus();
    focusNext.current = null;
  });

  const add = () => {
    focusNext.current = fieldId(pathOf(invitees.length));
    onChange([...invitees, nobody]);
  };
  const remove = (index: number) => {
    focusNext.current = fieldId(pathOf(Math.max(0, index - 1)));
    onChange(invitees.filter((_, position) => position !== index));
  };
  const change = (index: number, values: Partial<WaitlistPerson>) =>
    onChange(invitees.map((one, position) => (position === index ? { ...one, ...values } : one)));

  return (
    <fieldset ref={group} id={id} tabIndex={-1} className={friends}>
      <legend className={legend}>{t("waitlist.friends")}</legend>
      <p className={hint}>{t("waitlist.friendsHint", { most: mostInvitees })}</p>
      {invitees.map(({ email, first_name, last_name }, index) => {
        const number = index + 1;
        return (
          <fieldset key={pathOf(index)} className={friend}>
            <legend className={friendLegend}>{t("waitlist.friend", { number })}</legend>
            <div className={friendHead}>
              <TextField
                id={fieldId(pathOf(index))}
                type="email"
                label={t("waitlist.friendEmail")}
                value={email}
                error={problemOf(pathOf(index))}
                onChange={(value) => change(index, { email: value })}
              />
              <IconButton
                icon={Trash2}
                label={t("waitlist.removeFriend", { number })}
                onPress={() => remove(index)}
              />
            </div>
            <div className={names}>
              <TextField
                label={t("waitlist.firstName")}
                id={fieldId(`invitees.${index}.first_name`)}
                value={first_name}
                error={problemOf(`invitees.${index}.first_name`)}
                onChange={(value) => change(index, { first_name: value })}
              />
              <TextField
                label={t("waitlist.lastName")}
                id={fieldId(`invitees.${index}.last_name`)}
                value={last_name}
                error={problemOf(`invitees.${index}.last_name`)}
                onChange={(value) => change(index, { last_name: value })}
              />
            </div>
          </fieldset>
        );
      })}
      {invitees.length >= mostInvitees ? null : (
        <Button variant="secondary" icon={UserPlus} onPress={add}>
          {t("waitlist.addFriend")}
        </Button>
      )}
    </fieldset>
  );
}
