// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": "Utilise seulement des lettres, des chiffres, des points, des traits d’union et des tirets bas.",
  "server.field.invalid_email": "Saisis une adresse e-mail valide, par exemple nom@exemple.org.",
  "server.field.invalid_format": "Cette valeur n’a pas le format attendu.",
  "server.field.not_allowed": "Choisis l’une des valeurs proposées.",
  "server.field.out_of_range": "Ce nombre est hors des limites autorisées.",
  "server.field.password_common": "Ce mot de passe est parmi les plus courants. Choisis-en un autre.",
  "server.field.password_mismatch": "Les mots de passe ne correspondent pas.",
  "server.field.password_rules": "Le mot de passe ne remplit pas toutes les conditions.",
  "server.field.required": "Ce champ est obligatoire.",
  "server.field.too_long": "C’est trop long. Raccourcis-le.",
  "server.field.too_short": "C’est trop court. Complète-le.",
  "server.field.topic_required": "Décrivez rapidement le sujet de votre capsule",
  "server.field.unknown_field": "Ce champ n’est pas connu ici.",
  "server.field.wrong_type": "Cette valeur n’est pas du type attendu.",
  "server.generation.bonus_pending": "Les exercices bonus sont en cours de création. Ils apparaîtront dans la leçon.",
  "server.generation.lesson_pending": "Cette leçon est en cours de création. Elle sera prête dans un instant.",
  "server.notification.bonus_added.body": ["De nouveaux exercices t’attendent dans « ",{"argument":"lesson"}," »."],
  "server.notification.bonus_added.title": "Les exercices bonus sont prêts",
  "server.notification.item_reported.body": ["Quelqu’un signale un problème dans « ",{"argument":"capsule"}," »."],
  "server.notification.item_reported.title": "Un exercice a été signalé",
  "server.title.bad_request": "Requête invalide",
  "server.title.conflict": "Conflit",
  "server.title.forbidden": "Accès refusé",
  "server.title.internal_error": "Erreur du serveur",
  "server.title.method_not_allowed": "Action indisponible",
  "server.title.not_acceptable": "Contenu refusé",
  "server.title.not_found": "Introuvable",
  "server.title.too_large": "Trop volumineux",
  "server.title.too_many": "Limite atteinte",
  "server.title.unauthenticated": "Connexion requise",
  "server.title.unavailable": "Service indisponible",
  "server.title.unsupported": "Contenu non pris en charge",
};

export default messages;
