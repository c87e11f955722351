import { testTranscripts } from "../testing/testTranscripts.ts";

testTranscripts("fr");
