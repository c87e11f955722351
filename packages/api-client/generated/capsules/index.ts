/* Generated from the contract by scripts/generate.ts. */
export * from "./useBrowseCatalogue.ts";
export * from "./useClassifyTopic.ts";
export * from "./useCreateCapsule.ts";
export * from "./useCreateMoleculeBonus.ts";
export * from "./useEnrollInCapsule.ts";
export * from "./useGetCapsule.ts";
export * from "./useGetCapsuleQuota.ts";
export * from "./useGetClassificationOptions.ts";
export * from "./useGetGranuleMolecule.ts";
export * from "./useListMoleculeAtoms.ts";
export * from "./useListMyCapsules.ts";
export * from "./useListPublicCapsules.ts";
export * from "./useSendClassificationFeedback.ts";
export * from "./useShareCapsule.ts";
export * from "./useUnenrollFromCapsule.ts";
export * from "./useUnshareCapsule.ts";
export * from "../../src/capsules/index.ts";
