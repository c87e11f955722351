// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "moreOfPlan.bonus": "Bonus for your lessons",
  "moreOfPlan.bonusFailed.exercises": "The bonus exercises could not be created.",
  "moreOfPlan.bonusFailed.theory": "The bonus theory could not be created.",
  "moreOfPlan.bonusLabel.exercises": "More exercises",
  "moreOfPlan.bonusLabel.theory": "More theory",
  "moreOfPlan.bonusPlan": "Bonus exercises and bonus theory are for Premium and Pro.",
  "moreOfPlan.bonusShared": "What you add is open to everyone who is enrolled.",
  "moreOfPlan.bonusStarted.exercises": "The bonus exercises are being prepared. They will appear in the lesson.",
  "moreOfPlan.bonusStarted.theory": "The bonus theory is being prepared. It will appear in the lesson.",
  "moreOfPlan.bonusText": "More to do and to read, for a lesson you have reached.",
  "moreOfPlan.share": "Share this capsule",
  "moreOfPlan.shareAsk": ["Share “",{"argument":"title"},"” with the community?"],
  "moreOfPlan.shareBack": "You can stop sharing it at any time. Anyone already enrolled keeps it.",
  "moreOfPlan.shareBonus": "The bonus exercises and theory you add with Pro are open to everyone who enrols, on every plan.",
  "moreOfPlan.shareCancel": "Keep it to myself",
  "moreOfPlan.shareFailed": "The capsule could not be shared.",
  "moreOfPlan.shareName": ["Your username, ",{"argument":"name"},", appears with it. The topic as you typed it is not shown."],
  "moreOfPlan.sharePlan": "With Pro, you can share this capsule and its bonus with the community.",
  "moreOfPlan.shareText": "Put this capsule into the catalogue, so that others can learn with it.",
  "moreOfPlan.shareTitle": "Share with the community",
  "moreOfPlan.shareWhat": "All its lessons and exercises appear in the catalogue, for everyone.",
  "moreOfPlan.shared": ["“",{"argument":"title"},"” is now in the catalogue."],
  "moreOfPlan.sharedModerate": ["Shared by ",{"argument":"name"},". As an administrator, you can remove it from the catalogue."],
  "moreOfPlan.sharedText": "It appears in the catalogue under your username. The bonus you add with Pro is open to everyone who is enrolled.",
  "moreOfPlan.sharedTitle": "Shared with the community",
  "moreOfPlan.unshare": "Stop sharing",
  "moreOfPlan.unshareAsk": ["Stop sharing “",{"argument":"title"},"”?"],
  "moreOfPlan.unshareCancel": "Keep sharing",
  "moreOfPlan.unshareFailed": "The capsule is still shared.",
  "moreOfPlan.unshareText": "The capsule leaves the catalogue. Everyone who is enrolled keeps it, with all they have earned.",
  "moreOfPlan.unshareUndo": "Put it back",
  "moreOfPlan.unshared": ["“",{"argument":"title"},"” is no longer in the catalogue."],
};

export default messages;
