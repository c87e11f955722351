// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": [{"type":0,"value":"Utilise seulement des lettres, des chiffres, des points, des traits d’union et des tirets bas."}],
  "server.field.invalid_email": [{"type":0,"value":"Saisis une adresse e-mail valide, par exemple nom@exemple.org."}],
  "server.field.invalid_format": [{"type":0,"value":"Cette valeur n’a pas le format attendu."}],
  "server.field.not_allowed": [{"type":0,"value":"Choisis l’une des valeurs proposées."}],
  "server.field.out_of_range": [{"type":0,"value":"Ce nombre est hors des limites autorisées."}],
  "server.field.password_common": [{"type":0,"value":"Ce mot de passe est parmi les plus courants. Choisis-en un autre."}],
  "server.field.password_mismatch": [{"type":0,"value":"Les mots de passe ne correspondent pas."}],
  "server.field.password_rules": [{"type":0,"value":"Le mot de passe ne remplit pas toutes les conditions."}],
  "server.field.required": [{"type":0,"value":"Ce champ est obligatoire."}],
  "server.field.too_long": [{"type":0,"value":"C’est trop long. Raccourcis-le."}],
  "server.field.too_short": [{"type":0,"value":"C’est trop court. Complète-le."}],
  "server.field.topic_required": [{"type":0,"value":"Décrivez rapidement le sujet de votre capsule"}],
  "server.field.unknown_field": [{"type":0,"value":"Ce champ n’est pas connu ici."}],
  "server.field.wrong_type": [{"type":0,"value":"Cette valeur n’est pas du type attendu."}],
  "server.generation.bonus_pending": [{"type":0,"value":"Les exercices bonus sont en cours de création. Ils apparaîtront dans la leçon."}],
  "server.generation.lesson_pending": [{"type":0,"value":"Cette leçon est en cours de création. Elle sera prête dans un instant."}],
  "server.notification.bonus_added.body": [{"type":0,"value":"De nouveaux exercices t’attendent dans « "},{"type":1,"value":"lesson"},{"type":0,"value":" »."}],
  "server.notification.bonus_added.title": [{"type":0,"value":"Les exercices bonus sont prêts"}],
  "server.title.bad_request": [{"type":0,"value":"Requête invalide"}],
  "server.title.conflict": [{"type":0,"value":"Conflit"}],
  "server.title.forbidden": [{"type":0,"value":"Accès refusé"}],
  "server.title.internal_error": [{"type":0,"value":"Erreur du serveur"}],
  "server.title.method_not_allowed": [{"type":0,"value":"Action indisponible"}],
  "server.title.not_acceptable": [{"type":0,"value":"Contenu refusé"}],
  "server.title.not_found": [{"type":0,"value":"Introuvable"}],
  "server.title.too_large": [{"type":0,"value":"Trop volumineux"}],
  "server.title.too_many": [{"type":0,"value":"Limite atteinte"}],
  "server.title.unauthenticated": [{"type":0,"value":"Connexion requise"}],
  "server.title.unavailable": [{"type":0,"value":"Service indisponible"}],
  "server.title.unsupported": [{"type":0,"value":"Contenu non pris en charge"}],
};

export default messages;
