import type { Locale } from "@alambic/contract";

const lists: Readonly<Record<Locale, string>> = {
  fr: `a ai aie ainsi alors apres as au aucun aussi autre aux avant avec avoir c ca car ce ceci cela celle celui
    ces cet cette ceux chaque chez ci comme comment d dans de depuis des deux dit dis donc du elle elles en encore
    entre es est et etait etant ete etre eu eux fait faire faut font h ici il ils j je l la le les leur leurs lui m
    ma mais me meme mes mien moi moins mon n ne ni non nos notre nous on ont ou par parce parle pas peu peut peux
    plus pour pourquoi pouvoir qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si sien soi son
    sont sous suis sur t ta tant te tel tes toi ton tous tout toute toutes tres tu un une va vais veut veux vers voici
    voila vos votre vous y explique expliquer definition definir signifie signifier veulent appelle appele exactement
    sais sait savoir stp merci bonjour svp moment actuel actuelle actuellement raconte montre donne quelque chose
    maintenant deja combien beaucoup total seulement selon cours lecon lecons capsule capsules passage texte`,
  en: `a about after again all also am an and any are as at be because been before being between both but by can
    could d did do does doing done for from get give had has have having he her here him his how i if in into is it
    its just ll m me mean means meaning more most my no not now of off on once only or other our out over please re s
    same she should show so some such t tell than thank thanks that the their them then there these they this those
    through to too under until up us ve very was we were what when where which while who whom why will with would you
    your explain definition define called exactly know say says something current currently many much lot total only according course lesson
    lessons capsule capsules passage text hello hi`,
  nl: `aan al alle als altijd ben bent bij betekent bestaat betekenis ook daar dan dat de deze die dit doe doen doet
    door dus een en er even gaat geef geen haar had heb hebben heeft heet hem het hier hij hoe hun iets ik in is ja je
    jij jou jouw jullie kan kun kunnen leg maar me meer mij mijn moet mogen na naar niet nog nu of om omdat ons onze
    ook op over precies s te tegen toch toen tot u uit uw van vanaf veel vertel voor waar waarom wanneer want waren
    was wat we weer weet wel welk welke werd wie wij wil worden wordt ze zeg zegt zeggen zich zij zijn zo zonder zou
    uitleggen uit definitie dank hallo alsjeblieft huidige momenteel hoeveel totaal volgens cursus les lessen capsule capsules tekst`,
};

const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(lists.fr.split(/\s+/u)),
  en: new Set(lists.en.split(/\s+/u)),
  nl: new Set(lists.nl.split(/\s+/u)),
};

/** Whether a folded word says nothing of what a question is about. */
export function isStopWord(folded: string, language: Locale): boolean {
  return stopWords[language].has(folded);
}
