// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notifications.badge.body": [{"plural":"xp","options":{"=0":"Il est sur ton tableau.","one":["+",{"pound":true}," XP de bonus."],"other":["+",{"pound":true}," XP de bonus."]}}],
  "notifications.badge.title": ["Badge gagné : ",{"argument":"name"}],
  "notifications.bonus.body": ["De nouveaux exercices t’attendent dans « ",{"argument":"lesson"}," »."],
  "notifications.bonus.title": "Les exercices bonus sont prêts",
  "notifications.close": "Fermer les notifications",
  "notifications.failed.body": "Réessaie plus tard. Cela ne compte pas dans ta limite.",
  "notifications.failed.budget": "L’IA a atteint sa limite du mois. Cela ne compte pas dans ta limite.",
  "notifications.failed.title": ["« ",{"argument":"title"}," » n’a pas pu être terminée"],
  "notifications.kept.failed": ["Un autre exercice pour « ",{"argument":"lesson"}," » n’a pas pu être créé. Réessaie plus tard."],
  "notifications.kept.model_budget_reached": ["L’IA a atteint sa limite du mois. Redemande un autre exercice pour « ",{"argument":"lesson"}," » le mois prochain."],
  "notifications.kept.nothing_more": ["Aucun autre exercice pour « ",{"argument":"lesson"}," » n’a passé les vérifications."],
  "notifications.kept.title": "L’exercice reste",
  "notifications.loadFailed": "Les notifications n’ont pas pu être chargées",
  "notifications.loadFailedText": "Rien n’est perdu. Réessaie dans un instant.",
  "notifications.markAllRead": "Tout marquer comme lu",
  "notifications.missed.body": ["Rien de nouveau pour « ",{"argument":"lesson"}," » n’a passé les vérifications. Tu peux redemander plus tard."],
  "notifications.missed.title": "Pas de bonus cette fois",
  "notifications.more": "Afficher les précédentes",
  "notifications.none": "Rien de nouveau",
  "notifications.noneText": "Nous te prévenons ici quand une capsule est prête ou que tu gagnes un badge.",
  "notifications.now": "à l’instant",
  "notifications.ready.body": "Ouvre le plan du cours pour commencer.",
  "notifications.ready.title": ["« ",{"argument":"title"}," » est prête"],
  "notifications.replaced.body": ["Un autre exercice t’attend dans « ",{"argument":"lesson"}," »."],
  "notifications.replaced.title": "Exercice remplacé",
  "notifications.reported.body": ["Quelqu’un a signalé un problème dans « ",{"argument":"title"}," »."],
  "notifications.reported.title": "Un exercice a été signalé",
  "notifications.theory.body": ["Un nouveau texte t’attend dans « ",{"argument":"lesson"}," »."],
  "notifications.theory.title": "La théorie bonus est prête",
  "notifications.title": "Notifications",
  "notifications.unread": "Non lue",
};

export default messages;
