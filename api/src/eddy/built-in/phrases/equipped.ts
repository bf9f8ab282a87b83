import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers to questions about the equipment, the checks and the measures of one boat. */
export interface Equipped {
  measures: Record<'draft' | 'consumption' | 'range' | 'tank' | 'weight' | 'height' | 'deadrise', string>;
  inTrade: string;
  equipped: {
    yes: (features: readonly string[]) => string;
    written: (words: string) => string;
    notMentioned: (thing: string) => string;
    noMeasure: (measure: string) => string;
    hullChecked: string;
    hullUnchecked: string;
    photoProof: string;
    noPhotoProof: string;
    verified: (owner: string) => string;
    notVerified: (owner: string) => string;
  };
}

const quote = (features: readonly string[]) => listed(features.map((feature) => `“${feature}”`));

export const EQUIPPED: Record<Language, Equipped> = {
  en: {
    measures: {
      draft: 'the draft',
      consumption: 'how much fuel it burns',
      range: 'the range',
      tank: 'the size of the tanks',
      weight: 'the weight',
      height: 'the height',
      deadrise: 'the deadrise',
    },
    inTrade: 'It’s in an agreed trade right now, so it isn’t available unless that trade falls through.',
    equipped: {
      yes: (features) => `Yes, its features include ${quote(features)}.`,
      written: (words) => `The owner writes: “${words}.”`,
      notMentioned: (thing) => `The listing doesn’t mention “${thing}”, so ask the owner; I can draft the message.`,
      noMeasure: (measure) => `The listing doesn’t say ${measure}, so ask the owner; I can draft the message.`,
      hullChecked: 'Yes, its hull number was checked: it’s well formed and agrees with the year.',
      hullUnchecked: 'No, its hull number hasn’t been checked.',
      photoProof: 'Yes, the owner proved possession with a photo of the boat and a one-time code.',
      noPhotoProof: 'No, the owner hasn’t proved possession with a photo yet.',
      verified: (owner) => `Yes, ${owner} is a verified member.`,
      notVerified: (owner) => `No, ${owner || 'the owner'} isn’t a verified member.`,
    },
  },
  es: {
    measures: {
      draft: 'el calado',
      consumption: 'cuánto combustible consume',
      range: 'la autonomía',
      tank: 'el tamaño de los depósitos',
      weight: 'el peso',
      height: 'la altura',
      deadrise: 'el ángulo del casco',
    },
    inTrade: 'Está en un trato acordado ahora mismo, así que no está disponible a menos que ese trato fracase.',
    equipped: {
      yes: (features) => `Sí, su equipo incluye ${quote(features)}.`,
      written: (words) => `El dueño escribe: “${words}.”`,
      notMentioned: (thing) => `El anuncio no menciona “${thing}”; pregúntale al dueño, y yo redacto el mensaje.`,
      noMeasure: (measure) => `El anuncio no dice ${measure}; pregúntale al dueño, y yo redacto el mensaje.`,
      hullChecked: 'Sí, su número de casco se comprobó: está bien formado y concuerda con el año.',
      hullUnchecked: 'No, su número de casco no se ha comprobado.',
      photoProof: 'Sí, el dueño demostró con una foto que tiene el barco.',
      noPhotoProof: 'No, el dueño aún no ha demostrado con una foto que tiene el barco.',
      verified: (owner) => `Sí, ${owner} es miembro verificado.`,
      notVerified: (owner) => `No, ${owner || 'el dueño'} no es miembro verificado.`,
    },
  },
  fr: {
    measures: {
      draft: 'le tirant d’eau',
      consumption: 'sa consommation',
      range: 'son autonomie',
      tank: 'la taille des réservoirs',
      weight: 'son poids',
      height: 'sa hauteur',
      deadrise: 'l’angle de la coque',
    },
    inTrade: 'Il fait partie d’un échange convenu, donc il n’est pas disponible, sauf si cet échange échoue.',
    equipped: {
      yes: (features) => `Oui, son équipement comprend ${quote(features)}.`,
      written: (words) => `Le propriétaire écrit : “${words}.”`,
      notMentioned: (thing) =>
        `L’annonce ne mentionne pas “${thing}” ; demandez au propriétaire, je peux rédiger le message.`,
      noMeasure: (measure) =>
        `L’annonce n’indique pas ${measure} ; demandez au propriétaire, je peux rédiger le message.`,
      hullChecked: 'Oui, son numéro de coque a été vérifié : il est bien formé et correspond à l’année.',
      hullUnchecked: 'Non, son numéro de coque n’a pas été vérifié.',
      photoProof: 'Oui, le propriétaire a prouvé par une photo qu’il possède le bateau.',
      noPhotoProof: 'Non, le propriétaire n’a pas encore prouvé par une photo qu’il possède le bateau.',
      verified: (owner) => `Oui, ${owner} est un membre vérifié.`,
      notVerified: (owner) => `Non, ${owner || 'le propriétaire'} n’est pas un membre vérifié.`,
    },
  },
  de: {
    measures: {
      draft: 'den Tiefgang',
      consumption: 'den Verbrauch',
      range: 'die Reichweite',
      tank: 'die Größe der Tanks',
      weight: 'das Gewicht',
      height: 'die Höhe',
      deadrise: 'die Aufkimmung',
    },
    inTrade: 'Es ist gerade Teil eines vereinbarten Tauschs, also nicht verfügbar, solange dieser nicht scheitert.',
    equipped: {
      yes: (features) => `Ja, zur Ausstattung gehört ${quote(features)}.`,
      written: (words) => `Der Besitzer schreibt: “${words}.”`,
      notMentioned: (thing) =>
        `Das Inserat erwähnt “${thing}” nicht; frag den Besitzer, ich entwerfe gern die Nachricht.`,
      noMeasure: (measure) => `Das Inserat nennt ${measure} nicht; frag den Besitzer, ich entwerfe gern die Nachricht.`,
      hullChecked: 'Ja, seine Rumpfnummer wurde geprüft: Sie ist richtig aufgebaut und passt zum Baujahr.',
      hullUnchecked: 'Nein, seine Rumpfnummer wurde nicht geprüft.',
      photoProof: 'Ja, der Besitzer hat mit einem Foto bewiesen, dass er das Boot hat.',
      noPhotoProof: 'Nein, der Besitzer hat noch nicht mit einem Foto bewiesen, dass er das Boot hat.',
      verified: (owner) => `Ja, ${owner} ist ein geprüftes Mitglied.`,
      notVerified: (owner) => `Nein, ${owner || 'der Besitzer'} ist kein geprüftes Mitglied.`,
    },
  },
};
