import type { Language } from '../../../platform/help.ts';

/** Parts of a listing by their English names, in Spanish, French and German. */
const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  'a description': ['una descripción', 'une description', 'eine Beschreibung'],
  features: ['el equipo', 'l’équipement', 'die Ausstattung'],
  'the length': ['la eslora', 'la longueur', 'die Länge'],
  'the condition': ['el estado', 'l’état', 'der Zustand'],
  'the engine': ['el motor', 'le moteur', 'der Motor'],
  'engine hours': ['las horas de motor', 'les heures moteur', 'die Motorstunden'],
  'the beam': ['la manga', 'la largeur', 'die Breite'],
  'how many people it carries': [
    'cuántas personas lleva',
    'combien de personnes il porte',
    'wie viele Personen es trägt',
  ],
  berths: ['las literas', 'les couchettes', 'die Kojen'],
  'the top speed': ['la velocidad máxima', 'la vitesse maximale', 'die Höchstgeschwindigkeit'],
  'the hull number': ['el número de casco', 'le numéro de coque', 'die Rumpfnummer'],
};
const PHOTOS = /^more photos \(it has (\d+)\)$/;
const COLUMNS = { es: 0, fr: 1, de: 2 } as const;
const MORE_PHOTOS = {
  es: (count: string) => `más fotos (tiene ${count})`,
  fr: (count: string) => `plus de photos (il y en a ${count})`,
  de: (count: string) => `mehr Fotos (bisher ${count})`,
};

/** The parts of a listing that are empty, in the language of the answer. */
export const leftEmptyIn = (language: Language, parts: readonly string[]): string[] =>
  parts.map((part) => {
    if (language === 'en') return part;
    const photos = PHOTOS.exec(part)?.[1];
    return photos === undefined ? (PARTS[part]?.[COLUMNS[language]] ?? part) : MORE_PHOTOS[language](photos);
  });
