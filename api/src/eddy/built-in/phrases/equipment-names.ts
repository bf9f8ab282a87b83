import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { equipmentText } from '../reading/equipment.ts';
import { EQUIPMENT_WORDS } from '../reading/glossaries/equipment.ts';

export interface EquipmentSaid {
  /** Equipment of a wish in words: '3 stateroom' is 'at least 3 staterooms'. */
  equipmentSaid: (equipment: string) => string;
}

function saidIn(language: Exclude<Language, 'en'>, atLeast: string, or: string): EquipmentSaid {
  const names = new Map(
    EQUIPMENT_WORDS.map(({ english, words }) => [english, words[language][0]?.replaceAll("' ", '’') ?? english]),
  );
  const one = (equipment: string) => {
    const [, count, name = equipment] = /^(\d+) (.+)$/.exec(equipment) ?? [];
    const said = names.get(name) ?? name;
    return count === undefined ? said : `${atLeast} ${count} × ${said}`;
  };
  return { equipmentSaid: (equipment) => listed(equipment.split('|').map(one), or) };
}

export const EQUIPMENT_SAID: Record<Language, EquipmentSaid> = {
  en: { equipmentSaid: equipmentText },
  es: saidIn('es', 'al menos', 'o'),
  fr: saidIn('fr', 'au moins', 'ou'),
  de: saidIn('de', 'mindestens', 'oder'),
};
