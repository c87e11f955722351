// What tests of whoever runs the author need.

export { fingerprint } from "../document/plan/readDocument.ts";
export { startFakeModelServer } from "../provider/testing/FakeModelServer.ts";
export type { FakeModelServer, PeerCall, PeerReply } from "../provider/testing/FakeModelServer.ts";
export { scriptedModel, spoiled } from "../provider/testing/scriptedModel.ts";
export type { ScriptedItem } from "../provider/testing/scriptedModel.ts";
export { hostileModel } from "../service/model/testing/hostileModel.ts";
export {
  declaredPagesPdf,
  deepArrayPdf,
  deepTreePdf,
  endlessTreePdf,
} from "../testing/hostilePdfs.ts";
export { makePdf, readSampleText } from "../testing/makePdf.ts";
export { poisonedPdf } from "../testing/poisonedPdf.ts";
export { traceOfOrders } from "../testing/poisonedRequest.ts";
export {
  blankPdf,
  encryptedPdf,
  inflatingPdf,
  manyPagesPdf,
  scannedPdf,
} from "../testing/strangePdfs.ts";
