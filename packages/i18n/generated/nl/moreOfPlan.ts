// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "moreOfPlan.bonus": "Bonus voor je lessen",
  "moreOfPlan.bonusFailed.exercises": "De bonusoefeningen konden niet worden gemaakt.",
  "moreOfPlan.bonusFailed.theory": "De bonustheorie kon niet worden gemaakt.",
  "moreOfPlan.bonusLabel.exercises": "Meer oefeningen",
  "moreOfPlan.bonusLabel.theory": "Meer theorie",
  "moreOfPlan.bonusPlan": "Bonusoefeningen en bonustheorie zijn voor Premium en Pro.",
  "moreOfPlan.bonusShared": "Wat je toevoegt, is open voor iedereen die de capsule volgt.",
  "moreOfPlan.bonusStarted.exercises": "De bonusoefeningen worden voorbereid. Ze verschijnen in de les.",
  "moreOfPlan.bonusStarted.theory": "De bonustheorie wordt voorbereid. Ze verschijnt in de les.",
  "moreOfPlan.bonusText": "Meer om te doen en te lezen, voor een les die je hebt bereikt.",
  "moreOfPlan.share": "Deze capsule delen",
  "moreOfPlan.shareAsk": ["‘",{"argument":"title"},"’ delen met de community?"],
  "moreOfPlan.shareBack": "Je kunt altijd stoppen met delen. Wie de capsule dan volgt, houdt hem.",
  "moreOfPlan.shareBonus": "De bonusoefeningen en bonustheorie die je met Pro toevoegt, zijn open voor iedereen die de capsule volgt, met elk abonnement.",
  "moreOfPlan.shareCancel": "Voor mezelf houden",
  "moreOfPlan.shareFailed": "De capsule kon niet worden gedeeld.",
  "moreOfPlan.shareName": ["Je gebruikersnaam, ",{"argument":"name"},", staat erbij. Het onderwerp zoals jij het hebt ingetypt, is niet te zien."],
  "moreOfPlan.sharePlan": "Met Pro kun je deze capsule en de bonus delen met de community.",
  "moreOfPlan.shareText": "Zet deze capsule in de catalogus, zodat anderen ermee kunnen leren.",
  "moreOfPlan.shareTitle": "Delen met de community",
  "moreOfPlan.shareWhat": "Alle lessen en oefeningen staan in de catalogus, voor iedereen.",
  "moreOfPlan.shared": ["‘",{"argument":"title"},"’ staat nu in de catalogus."],
  "moreOfPlan.sharedModerate": ["Gedeeld door ",{"argument":"name"},". Als beheerder kun je de capsule uit de catalogus halen."],
  "moreOfPlan.sharedText": "De capsule staat in de catalogus onder je gebruikersnaam. De bonus die je met Pro toevoegt, is open voor iedereen die hem volgt.",
  "moreOfPlan.sharedTitle": "Gedeeld met de community",
  "moreOfPlan.unshare": "Niet meer delen",
  "moreOfPlan.unshareAsk": ["‘",{"argument":"title"},"’ niet meer delen?"],
  "moreOfPlan.unshareCancel": "Blijven delen",
  "moreOfPlan.unshareFailed": "De capsule wordt nog gedeeld.",
  "moreOfPlan.unshareText": "De capsule verdwijnt uit de catalogus. Wie hem volgt, houdt hem, met alles wat is verdiend.",
  "moreOfPlan.unshareUndo": "Terugzetten",
  "moreOfPlan.unshared": ["‘",{"argument":"title"},"’ staat niet meer in de catalogus."],
};

export default messages;
