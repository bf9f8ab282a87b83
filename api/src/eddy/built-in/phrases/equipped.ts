import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers to questions about the equipment, the checks and the measures of one boat. */
export interface Equipped {
  measures: Record<
    | 'draft'
    | 'consumption'
    | 'range'
    | 'tank'
    | 'weight'
    | 'height'
    | 'deadrise'
    | 'color'
    | 'service'
    | 'maker'
    | 'reason'
    | 'accident'
    | 'owners'
    | 'towing'
    | 'water',
    string
  >;
  inTrade: string;
  noMaker: (makers: readonly string[]) => string;
  anyMaker: string;
  colorNote: (colors: readonly string[]) => string;
  onlyTown: string;
  weightNote: string;
  equipped: {
    yes: (features: readonly string[]) => string;
    written: (words: string) => string;
    notMentioned: (thing: string) => string;
    noneMentioned: (things: readonly string[]) => string;
    noMeasure: (measure: string) => string;
    noMeasures: (measures: readonly string[]) => string;
    wideLoad: (beam: string) => string;
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
      color: 'the color; its photos may show it',
      service: 'when that was last done',
      maker: 'who made the engine',
      owners: 'how many owners it has had',
      reason: 'why it’s for sale',
      accident: 'whether it had an accident',
      towing: 'what it weighs on a trailer, so I can’t tell whether your vehicle can tow it',
      water: 'whether it was used in salt or fresh water',
    },
    noMaker: (makers) =>
      `No listing here names ${listed(makers, 'or')} as the maker of its engine; owners often leave that out.`,
    anyMaker: 'Whatever the maker:',
    colorNote: (colors) => `Listings don’t record colors, so I didn’t use ${quote(colors)}; their photos may show it.`,
    onlyTown: 'Listings give only the town; the owner can tell you the dock.',
    weightNote: 'Listings don’t give a weight, so ask the owner before you tow.',
    inTrade: 'It’s in an agreed trade right now, so it isn’t available unless that trade falls through.',
    equipped: {
      yes: (features) => `Yes, its features include ${quote(features)}.`,
      written: (words) => `The owner writes: “${words}.”`,
      noneMentioned: (things) =>
        `The listing doesn’t mention ${listed(
          things.map((thing) => `“${thing}”`),
          'or',
        )}, so ask the owner; I can draft the message.`,
      notMentioned: (thing) => `The listing doesn’t mention “${thing}”, so ask the owner; I can draft the message.`,
      noMeasure: (measure) => `The listing doesn’t say ${measure}. Ask the owner; I can draft the message.`,
      noMeasures: (measures) => `None of these listings says ${listed(measures, 'or')}; their owners may tell you.`,
      wideLoad: (beam) => `Its beam is ${beam} ft: over 8.5 ft, most roads need a permit.`,
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
      color: 'el color, quizá se vea en las fotos',
      service: 'cuándo se hizo por última vez',
      maker: 'la marca del motor',
      owners: 'cuántos dueños ha tenido',
      reason: 'por qué se vende',
      accident: 'si tuvo un accidente',
      towing: 'cuánto pesa sobre un remolque, así que no sé si tu vehículo puede tirar de él',
      water: 'si se usó en agua salada o dulce',
    },
    noMaker: (makers) =>
      `Ningún anuncio nombra ${listed(makers, 'o')} como marca del motor; los dueños muchas veces no la dicen.`,
    anyMaker: 'De cualquier marca:',
    colorNote: (colors) =>
      `Los anuncios no registran colores, así que no he usado ${quote(colors)}; quizá las fotos lo muestren.`,
    onlyTown: 'Los anuncios solo dan la ciudad; el dueño puede decirte el amarre.',
    weightNote: 'Los anuncios no dan el peso; pregunta al dueño antes de remolcar.',
    inTrade: 'Está en un trato acordado ahora mismo, así que no está disponible a menos que ese trato fracase.',
    equipped: {
      yes: (features) => `Sí, su equipo incluye ${quote(features)}.`,
      written: (words) => `El dueño escribe: “${words}.”`,
      noneMentioned: (things) =>
        `El anuncio no menciona ${listed(
          things.map((thing) => `“${thing}”`),
          'ni',
        )}; pregúntale al dueño, y yo redacto el mensaje.`,
      notMentioned: (thing) => `El anuncio no menciona “${thing}”; pregúntale al dueño, y yo redacto el mensaje.`,
      noMeasures: (measures) => `Ninguno de estos anuncios dice ${listed(measures, 'ni')}; quizá lo sepan sus dueños.`,
      noMeasure: (measure) => `El anuncio no dice ${measure}; pregúntale al dueño, y yo redacto el mensaje.`,
      wideLoad: (beam) =>
        `Su manga es de ${beam} pies: por encima de 8.5 pies, la mayoría de las carreteras exigen un permiso.`,
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
      color: 'la couleur, que les photos montrent peut-être',
      service: 'quand cela a été fait pour la dernière fois',
      maker: 'la marque du moteur',
      owners: 'combien de propriétaires il a eus',
      reason: 'pourquoi il est à vendre',
      accident: 's’il a eu un accident',
      towing: 'son poids sur une remorque, je ne sais donc pas si votre véhicule peut le tirer',
      water: 's’il a servi en eau salée ou douce',
    },
    noMaker: (makers) =>
      `Aucune annonce ne nomme ${listed(makers, 'ou')} comme marque du moteur ; souvent les propriétaires ne la disent pas.`,
    anyMaker: 'Quelle que soit la marque :',
    colorNote: (colors) =>
      `Les annonces n’indiquent pas les couleurs, donc je n’ai pas utilisé ${quote(colors)} ; les photos la montrent peut-être.`,
    onlyTown: 'Les annonces ne donnent que la ville ; le propriétaire peut vous dire où il est amarré.',
    weightNote: 'Les annonces n’indiquent pas le poids ; demandez au propriétaire avant de remorquer.',
    inTrade: 'Il fait partie d’un échange convenu, donc il n’est pas disponible, sauf si cet échange échoue.',
    equipped: {
      yes: (features) => `Oui, son équipement comprend ${quote(features)}.`,
      written: (words) => `Le propriétaire écrit : “${words}.”`,
      noneMentioned: (things) =>
        `L’annonce ne mentionne pas ${listed(
          things.map((thing) => `“${thing}”`),
          'ni',
        )} ; demandez au propriétaire, je peux rédiger le message.`,
      notMentioned: (thing) =>
        `L’annonce ne mentionne pas “${thing}” ; demandez au propriétaire, je peux rédiger le message.`,
      noMeasures: (measures) =>
        `Aucune de ces annonces n’indique ${listed(measures, 'ni')} ; demandez aux propriétaires.`,
      noMeasure: (measure) =>
        `L’annonce n’indique pas ${measure} ; demandez au propriétaire, je peux rédiger le message.`,
      wideLoad: (beam) =>
        `Sa largeur est de ${beam} pieds : au-delà de 8,5 pieds, la plupart des routes exigent un permis.`,
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
      color: 'die Farbe (vielleicht zeigen sie die Fotos)',
      service: 'den Zeitpunkt dafür',
      maker: 'die Marke des Motors',
      owners: 'die Zahl der Vorbesitzer',
      reason: 'den Grund für den Verkauf',
      accident: 'einen Unfall',
      towing: 'das Gewicht auf einem Trailer, deshalb weiß ich nicht, ob dein Wagen es ziehen kann',
      water: 'ob es in Salz- oder Süßwasser lag',
    },
    noMaker: (makers) =>
      `Kein Inserat nennt ${listed(makers, 'oder')} als Marke des Motors; oft lassen Besitzer sie weg.`,
    anyMaker: 'Mit Motoren jeder Marke:',
    colorNote: (colors) =>
      `Inserate nennen keine Farben, darum habe ich ${quote(colors)} nicht berücksichtigt; vielleicht zeigen es die Fotos.`,
    onlyTown: 'Inserate nennen nur den Ort; den Liegeplatz kann dir der Besitzer sagen.',
    weightNote: 'Inserate nennen kein Gewicht; frag den Besitzer, bevor du ziehst.',
    inTrade: 'Es ist gerade Teil eines vereinbarten Tauschs, also nicht verfügbar, solange dieser nicht scheitert.',
    equipped: {
      yes: (features) => `Ja, zur Ausstattung gehört ${quote(features)}.`,
      written: (words) => `Der Besitzer schreibt: “${words}.”`,
      noneMentioned: (things) =>
        `Das Inserat erwähnt ${listed(
          things.map((thing) => `“${thing}”`),
          'und',
        )} nicht; frag den Besitzer, ich entwerfe gern die Nachricht.`,
      notMentioned: (thing) =>
        `Das Inserat erwähnt “${thing}” nicht; frag den Besitzer, ich entwerfe gern die Nachricht.`,
      noMeasures: (measures) => `Keines dieser Inserate nennt ${listed(measures, 'oder')}; frag die Besitzer.`,
      noMeasure: (measure) => `Das Inserat nennt ${measure} nicht; frag den Besitzer, ich entwerfe gern die Nachricht.`,
      wideLoad: (beam) =>
        `Es ist ${beam} Fuß breit: Über 8,5 Fuß braucht man auf den meisten Straßen eine Genehmigung.`,
      hullChecked: 'Ja, seine Rumpfnummer wurde geprüft: Sie ist richtig aufgebaut und passt zum Baujahr.',
      hullUnchecked: 'Nein, seine Rumpfnummer wurde nicht geprüft.',
      photoProof: 'Ja, der Besitzer hat mit einem Foto bewiesen, dass er das Boot hat.',
      noPhotoProof: 'Nein, der Besitzer hat noch nicht mit einem Foto bewiesen, dass er das Boot hat.',
      verified: (owner) => `Ja, ${owner} ist ein geprüftes Mitglied.`,
      notVerified: (owner) => `Nein, ${owner || 'der Besitzer'} ist kein geprüftes Mitglied.`,
    },
  },
};
