/** Given names by which a full name is told from other names; lower case, without accents. */
const names = `
  abraham ada adam adolf adolphe adrien agatha agnes alan albert alessandro alexander alexandre alexandra
  alfred alice alphonse amalia amedeo amelia anders andre andrea andrew andy angela anna anne ansel anthony
  antoine anton antoni antonie antonio antonin ariana aristide arnold arthur astrid august auguste augusta
  barack baruch beatrix ben benedict benito benjamin bernard bertrand bill blaise bob boris brigitte bruno
  camille carl carla carlo carlos caroline catherine cecile charles charlotte che chris christiaan christian
  christine christoph christopher christophe cixi claude claudio clara coco cornelis cristiano cristobal
  daniel david denis desiderius diego diana dmitri dolly dorothy dwight edgar edith edmund edmond
  edouard eduard edvard edward edwin elena eleanor elisabeth elizabeth ella elon elvis emile emily emilie
  emma emmanuel emmeline enrico enzo erasmus eric erich erik ernest ernesto ernst erwin eugene eva evo ewald
  federico felix ferdinand fernando fidel florence francesco francis francisco franciscus franck francois
  francoise frank franklin frans franz fred frederic frederick frederik frida friedrich fritz fyodor gabriel
  gabrielle galileo george georges georg gerard gerhard gertrude giacomo gilles giovanni giordano giuseppe
  godfried gottfried grace greta gregor guglielmo guillaume gustav gustave guy hannah hans harriet harry
  heinrich heinz helen helena helene hendrik henri henriette henry herbert herman hermann hernan hieronymus
  hilary hildegard hillary honore horatio howard hubert hugo humphrey ian ida igor ingmar ingrid irene isaac
  isaak isabel isabelle isambard italo ivan jack jackson jacob jacques jacqueline james jan jane janis jean
  jeanne jeff jesse jim jimmy joan joachim johan johann johanna johannes john jonas jonathan joost jorge jose
  josef joseph josephine joris jozef juan juana judith jules julia julie julius justin justus karel karl
  katherine katharina kate kofi konrad konstantin kurt lars laurent lech leif leo leon leonard leonardo
  leonhard leonid leopold lev lewis lili lina linus lionel lise lodewijk louis louisa louise luc luca
  lucia lucien lucy ludwig luigi luis luke lyndon mae magnus mahatma malala malcolm manuel marc marcel marco
  margaret margareta margaretha margot marguerite maria mariam marie marilyn mario mark marlene martha martin
  mary mata mathieu matilda matthew maurice maurits max maximilien maya mia michael michel michelangelo michele
  miguel mikhail miles milton mikhail mileva mohandas moritz multatuli muhammad mungo napoleon neil nellie
  nelson niccolo nicholas nicolas nicolaas nicolaus niels nikita nikola nikolai nina noam noor oda olivier
  olympe oscar otto pablo paolo patrick paul paula paulus pedro percy peter philip philippe pierre piet pieter
  primo quentin rachel rainer ralph ray raymond rembrandt rene rita richard robert roald robin roger roland
  romain ronald rosa rosalind rosie rudolf rudyard ruth sally salvador sam samuel sandro sarah sebastian
  serge sergei siegfried sigmund simon simone sofia sonia sophie stephen stephane steve steven stefan sylvia
  suzanne susan thea theo theodor theodore therese thomas thor tim tomas toni truman tycho ulysses
  umberto ursula valentina vasco vera victor victoria viktor vincent virginia vladimir voltaire walt walter
  werner wilbur wilhelm wilhelmina willem william winston wolfgang woodrow yuri youri yves zinedine`;

const known = new Set(names.trim().split(/\s+/u));

/** Whether a word, lower case and without accents, is a given name; of *Jean-Jacques* the first counts. */
export function isGivenName(word: string): boolean {
  return known.has(word.split(/[- ]/u)[0] ?? "");
}
