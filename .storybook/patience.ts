import { configure } from "storybook/test";
import { patienceMs } from "../packages/ui/src/testing/patience.ts";

configure({ asyncUtilTimeout: patienceMs });
