import "../global/index.ts";
