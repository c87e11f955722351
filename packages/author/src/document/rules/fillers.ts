import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { words } from "./LanguageRules.ts";

/** Words that carry little of what a sentence says: asked for only where no other word can be. */
export const fillersOf: Readonly<Record<InstructionLanguage, ReadonlySet<string>>> = {
  en: words(
    "system systems number kind content contents collection collections character purpose quality amount item items element elements object objects information feature features functionality access task tasks location behavior behaviour program programs line lines detail details recommendation explanation existence state status document documents variety range series source site sites file files value values",
  ),
  fr: words(
    "système systèmes nombre contenu contenus collection caractère information informations élément éléments qualité objectif but tâche tâches détail détails aspect aspects recommandation programme programmes ligne lignes document documents existence disposition état règle règles valeur valeurs site sites format formats paquet paquets possibilité possibilités",
  ),
  nl: words(
    "systeem systemen aantal inhoud verzameling karakter informatie element elementen kwaliteit doel hulpmiddel taak taken programma programma’s naam regel document gegevens letter hoogte effect standaard toestand veld velden website bestand bestanden pakket pakketten",
  ),
};
