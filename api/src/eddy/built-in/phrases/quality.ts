import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers about how good a boat is, as far as its listing tells. */
export interface QualitySaid {
  quality: {
    condition: (title: string, condition: string | undefined, year: number) => string;
    hours: (hours: number, years: number) => string;
    says: (words: string) => string;
    silent: Record<'quality' | 'cheap' | 'warranty' | 'survey', string>;
    /** I have not seen it. */
    survey: string;
    ask: string;
    /** How good a boat is for something that listings do not record. */
    notRecorded: (title: string, use: string) => string;
    hasFor: (features: readonly string[]) => string;
    nothingFor: string;
    shape: (condition: string, titles: readonly string[]) => string;
    fewest: (title: string, hours: number) => string;
    noCondition: string;
  };
}

const CONDITIONS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<string, string>>>>> = {
  es: { Excellent: 'excelente', Good: 'bueno', Fair: 'regular', Project: 'para restaurar' },
  fr: { Excellent: 'excellent', Good: 'bon', Fair: 'moyen', Project: 'à restaurer' },
  de: { Excellent: 'ausgezeichnet', Good: 'gut', Fair: 'mittelmäßig', Project: 'Projekt' },
};
const inWords = (language: Exclude<Language, 'en'>, condition: string) =>
  CONDITIONS[language][condition] ?? condition.toLowerCase();

export const QUALITY: Record<Language, QualitySaid> = {
  en: {
    quality: {
      condition: (title, condition, year) =>
        condition
          ? `The owner gives the condition of the ${title} as ${condition.toLowerCase()}; it was built in ${year}.`
          : `The listing of the ${title} gives no condition; it was built in ${year}.`,
      hours: (hours) => `It has ${wholeNumber(hours)} engine hours.`,
      says: (words) => `The owner writes: “${words}.”`,
      silent: {
        quality: 'The owner writes nothing about faults or recent work.',
        cheap: 'The owner gives no reason for the price.',
        warranty: 'The listing doesn’t mention a warranty.',
        survey: 'The listing doesn’t mention a survey.',
      },
      survey: 'I haven’t seen it: only a survey tells for sure, and you can order one before you accept in writing.',
      ask: 'Ask the owner to be sure; I can draft the message.',
      notRecorded: (title, use) =>
        `I can’t promise that (“${use}”): listings don’t record how a boat copes, and I haven’t seen the ${title}.`,
      hasFor: (features) => `Its equipment includes: ${listed(features)}.`,
      nothingFor: 'Neither its equipment nor the owner’s words mention anything for that.',
      shape: (condition, titles) =>
        `By the condition that owners give, ${condition.toLowerCase()}: ${listed(titles.map((title) => `the ${title}`))}.`,
      fewest: (title, hours) => `The ${title} has the least hours of them: ${wholeNumber(hours)}.`,
      noCondition: 'These listings give no condition.',
    },
  },
  es: {
    quality: {
      condition: (title, condition, year) =>
        condition
          ? `El dueño indica para el ${title} el estado: ${inWords('es', condition)}; es de ${year}.`
          : `El anuncio del ${title} no indica el estado; es de ${year}.`,
      hours: (hours) => `Tiene ${wholeNumber(hours)} horas de motor.`,
      says: (words) => `El dueño escribe: “${words}.”`,
      silent: {
        quality: 'El dueño no escribe nada sobre fallos o trabajos recientes.',
        cheap: 'El dueño no da ninguna razón del precio.',
        warranty: 'El anuncio no menciona ninguna garantía.',
        survey: 'El anuncio no menciona ningún peritaje.',
      },
      survey: 'No lo he visto: solo un peritaje lo aclara, y puedes encargar uno antes de aceptar por escrito.',
      ask: 'Pregunta al dueño; puedo redactar el mensaje.',
      notRecorded: (title, use) =>
        `Eso no puedo prometerlo (“${use}”): los anuncios no dicen cómo se porta un barco, y no he visto el ${title}.`,
      hasFor: (features) => `Su equipo incluye: ${listed(features, 'y')}.`,
      nothingFor: 'Ni el equipo ni las palabras del dueño mencionan algo para eso.',
      shape: (condition, titles) =>
        `Según el estado que indican los dueños, ${inWords('es', condition)}: ${listed(
          titles.map((title) => `el ${title}`),
          'y',
        )}.`,
      fewest: (title, hours) => `De estos, el ${title} tiene menos horas de motor: ${wholeNumber(hours)}.`,
      noCondition: 'Estos anuncios no indican el estado.',
    },
  },
  fr: {
    quality: {
      condition: (title, condition, year) =>
        condition
          ? `Le propriétaire indique pour le ${title} l’état : ${inWords('fr', condition)} ; il est de ${year}.`
          : `L’annonce du ${title} n’indique pas l’état ; il est de ${year}.`,
      hours: (hours) => `Il a ${wholeNumber(hours)} heures de moteur.`,
      says: (words) => `Le propriétaire écrit : “${words}.”`,
      silent: {
        quality: 'Le propriétaire n’écrit rien sur des défauts ou des travaux récents.',
        cheap: 'Le propriétaire ne donne aucune raison du prix.',
        warranty: 'L’annonce ne mentionne aucune garantie.',
        survey: 'L’annonce ne mentionne aucune expertise.',
      },
      survey:
        'Je ne l’ai pas vu : seule une expertise le dit, et vous pouvez en commander une avant d’accepter par écrit.',
      ask: 'Demandez au propriétaire ; je peux rédiger le message.',
      notRecorded: (title, use) =>
        `Je ne peux pas le promettre (« ${use} ») : les annonces ne disent pas comment un bateau se comporte, et je n’ai pas vu le ${title}.`,
      hasFor: (features) => `Son équipement comprend : ${listed(features, 'et')}.`,
      nothingFor: 'Ni l’équipement ni les mots du propriétaire n’en parlent.',
      shape: (condition, titles) =>
        `Selon l’état indiqué par les propriétaires, ${inWords('fr', condition)} : ${listed(
          titles.map((title) => `le ${title}`),
          'et',
        )}.`,
      fewest: (title, hours) => `Parmi eux, le ${title} a le moins d’heures de moteur : ${wholeNumber(hours)}.`,
      noCondition: 'Ces annonces n’indiquent pas l’état.',
    },
  },
  de: {
    quality: {
      condition: (title, condition, year) =>
        condition
          ? `Der Zustand der ${title} laut Eigentümer: ${inWords('de', condition)}; Baujahr ${year}.`
          : `Das Inserat der ${title} nennt keinen Zustand; Baujahr ${year}.`,
      hours: (hours) => `Es hat ${wholeNumber(hours)} Motorstunden.`,
      says: (words) => `Der Eigentümer schreibt: “${words}.”`,
      silent: {
        quality: 'Der Eigentümer schreibt nichts über Mängel oder neue Arbeiten.',
        cheap: 'Der Eigentümer nennt keinen Grund für den Preis.',
        warranty: 'Das Inserat erwähnt keine Garantie.',
        survey: 'Das Inserat erwähnt kein Gutachten.',
      },
      survey:
        'Ich habe es nicht gesehen: Sicher sagt es nur ein Gutachten, und du kannst eines bestellen, bevor du schriftlich annimmst.',
      ask: 'Frag den Eigentümer; ich kann die Nachricht entwerfen.',
      notRecorded: (title, use) =>
        `Das kann ich nicht versprechen („${use}“): Anzeigen sagen nicht, wie sich ein Boot bewährt, und ${title} habe ich nicht gesehen.`,
      hasFor: (features) => `Zur Ausstattung gehört: ${listed(features, 'und')}.`,
      nothingFor: 'Weder die Ausstattung noch die Worte des Besitzers sagen etwas dazu.',
      shape: (condition, titles) =>
        `Nach dem Zustand, den die Eigentümer nennen, ${inWords('de', condition)}: ${listed(
          titles.map((title) => `die ${title}`),
          'und',
        )}.`,
      fewest: (title, hours) => `Davon hat die ${title} die wenigsten Motorstunden: ${wholeNumber(hours)}.`,
      noCondition: 'Diese Inserate nennen keinen Zustand.',
    },
  },
};
