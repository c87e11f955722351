import { marking, missesArticle } from "@alambic/domain/exercises/vocabulary/marking";
import { VocabularyRemark } from "./VocabularyRemark.tsx";

/** All that comes once a word is translated. */
export const vocabularyMarking = { ...marking, Remark: VocabularyRemark, missesArticle };
