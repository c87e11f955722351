import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { words } from "./LanguageRules.ts";

/** What amounts are told in, and when things are: as missing words they ask for nothing that a text teaches. */
export const measuresOf: Readonly<Record<InstructionLanguage, ReadonlySet<string>>> = {
  en: words(
    "metre metres meter meters kilometre kilometres centimetre centimetres millimetre millimetres inch inches foot feet mile miles litre litres gram grams kilogram kilograms kilo kilos tonne tonnes second seconds minute minutes hour hours day days week weeks month months year years decade decades century centuries degree degrees euro euros pound pounds dollar dollars percent percentage watt watts volt volts half third quarter dozen dozens hundreds thousands million millions billion morning afternoon evening night summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday",
  ),
  fr: words(
    "mètre mètres kilomètre kilomètres centimètre centimètres millimètre millimètres litre litres millilitre millilitres gramme grammes kilogramme kilogrammes kilo kilos tonne tonnes seconde secondes minute minutes heure heures jour jours journée semaine semaines mois année années décennie décennies siècle siècles degré degrés euro euros franc francs watt watts volt volts moitié tiers quart dizaine dizaines centaine centaines millier milliers million millions milliard milliards matin midi soir nuit été hiver printemps automne lundi mardi mercredi jeudi vendredi samedi dimanche",
  ),
  nl: words(
    "meter meters kilometer kilometers centimeter centimeters millimeter millimeters liter liters milliliter gram kilogram kilo ton seconde seconden minuut minuten uur uren dag dagen week weken maand maanden jaar jaren decennium decennia eeuw eeuwen graad graden euro euro’s procent watt volt helft derde kwart tiental tientallen honderden duizenden miljoen miljoenen miljard ochtend middag avond nacht zomer winter lente herfst maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
  ),
};
