// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mail.copyLink": "Si le bouton ne s’ouvre pas, copie ce lien dans ton navigateur :",
  "mail.email_changed.action": "Ce n’était pas moi",
  "mail.email_changed.body": "Ton compte Alambic utilise maintenant une autre adresse. Nous n’écrirons plus à celle-ci.",
  "mail.email_changed.heading": "Ton adresse e-mail a changé",
  "mail.email_changed.note": "Si c’était toi, tu n’as rien à faire. Sinon, écris tout de suite à l’équipe : ses coordonnées sont sur cette page.",
  "mail.email_changed.subject": "Ton adresse e-mail a changé",
  "mail.email_known.action": "Choisir un mot de passe",
  "mail.email_known.body": "Quelqu’un, sans doute toi, a voulu utiliser cette adresse pour un compte Alambic. Elle en a déjà un.",
  "mail.email_known.heading": "Tu as déjà un compte",
  "mail.email_known.note": "Connecte-toi avec cette adresse, ou demande un nouveau mot de passe. Si ce n’était pas toi, tu n’as rien à faire : rien n’a changé.",
  "mail.email_known.subject": "Tu as déjà un compte",
  "mail.email_verify.action": "Confirmer mon adresse",
  "mail.email_verify.body": "Confirme-la, et ton compte Alambic l’utilisera pour t’écrire et pour te laisser revenir si tu oublies ton mot de passe.",
  "mail.email_verify.heading": "C’est bien ton adresse ?",
  "mail.email_verify.note": "Le lien sert une seule fois, pendant 24 heures. Si tu n’as rien demandé, tu n’as rien à faire.",
  "mail.email_verify.subject": "Confirme ton adresse e-mail",
  "mail.footer": ["Cet e-mail vient d’Alambic (",{"argument":"host"},"). Il a été envoyé automatiquement ; personne ne lit les réponses."],
  "mail.password_changed.action": "Ce n’était pas moi",
  "mail.password_changed.body": "Le mot de passe de ton compte vient d’être remplacé, et tes autres sessions ont été fermées.",
  "mail.password_changed.heading": "Ton mot de passe a changé",
  "mail.password_changed.note": "Si c’était toi, tu n’as rien à faire. Sinon, demande tout de suite un nouveau mot de passe.",
  "mail.password_changed.subject": "Ton mot de passe a changé",
  "mail.password_reset.action": "Choisir un mot de passe",
  "mail.password_reset.body": "Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour le compte qui utilise cette adresse.",
  "mail.password_reset.heading": "Un nouveau mot de passe ?",
  "mail.password_reset.note": "Le lien sert une seule fois, pendant une heure. Si tu n’as rien demandé, tu n’as rien à faire : ton mot de passe reste le même.",
  "mail.password_reset.subject": "Choisis un nouveau mot de passe",
};

export default messages;
