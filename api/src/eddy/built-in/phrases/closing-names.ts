import type { Foreign } from '../reading/languages.ts';

/** Steps and tasks of a closing, as the tool names them, in other languages. */
const NAMES: Record<Foreign, Readonly<Record<string, string>>> = {
  es: {
    signing: 'firma',
    deposits: 'depósitos',
    inspection: 'inspección',
    acceptance: 'aceptación',
    documents: 'documentos',
    funds: 'fondos',
    release: 'liberación',
    settlement: 'liquidación',
    'hand over': 'entrega',
    'after closing': 'después del cierre',
    done: 'terminado',
    'legal details': 'datos legales',
    'vessel details': 'datos del barco',
    disclosures: 'declaraciones',
    agreement: 'acuerdo',
    deposit: 'depósito',
    'vessel papers': 'papeles del barco',
    'source of funds': 'origen de los fondos',
    'tax form': 'formulario fiscal',
    'yard letters': 'cartas del astillero',
    'bill of sale': 'contrato de compraventa',
    'title assigned': 'título cedido',
    insurance: 'seguro',
    'payout account': 'cuenta para el pago',
    statement: 'liquidación final',
    balance: 'resto del pago',
    'keys given': 'entrega de llaves',
    'keys received': 'recepción de llaves',
    filing: 'registro',
  },
  fr: {
    signing: 'signature',
    deposits: 'dépôts',
    inspection: 'inspection',
    acceptance: 'acceptation',
    documents: 'documents',
    funds: 'fonds',
    release: 'libération',
    settlement: 'règlement',
    'hand over': 'remise',
    'after closing': 'après la clôture',
    done: 'terminé',
    'legal details': 'données légales',
    'vessel details': 'données du bateau',
    disclosures: 'déclarations',
    agreement: 'accord',
    deposit: 'dépôt',
    'vessel papers': 'papiers du bateau',
    'source of funds': 'origine des fonds',
    'tax form': 'formulaire fiscal',
    'yard letters': 'lettres du chantier',
    'bill of sale': 'acte de vente',
    'title assigned': 'titre cédé',
    insurance: 'assurance',
    'payout account': 'compte pour le paiement',
    statement: 'décompte final',
    balance: 'solde',
    'keys given': 'remise des clés',
    'keys received': 'réception des clés',
    filing: 'enregistrement',
  },
  de: {
    signing: 'Unterschrift',
    deposits: 'Anzahlungen',
    inspection: 'Besichtigung',
    acceptance: 'Annahme',
    documents: 'Papiere',
    funds: 'Geld',
    release: 'Freigabe',
    settlement: 'Abrechnung',
    'hand over': 'Übergabe',
    'after closing': 'nach dem Abschluss',
    done: 'fertig',
    'legal details': 'rechtliche Angaben',
    'vessel details': 'Angaben zum Boot',
    disclosures: 'Erklärungen',
    agreement: 'Vertrag',
    deposit: 'Anzahlung',
    'vessel papers': 'Bootspapiere',
    'source of funds': 'Herkunft des Geldes',
    'tax form': 'Steuerformular',
    'yard letters': 'Briefe der Werft',
    'bill of sale': 'Kaufvertrag',
    'title assigned': 'Eigentumsübertragung',
    insurance: 'Versicherung',
    'payout account': 'Konto für die Auszahlung',
    statement: 'Schlussabrechnung',
    balance: 'Restzahlung',
    'keys given': 'Schlüsselübergabe',
    'keys received': 'Schlüsselempfang',
    filing: 'Anmeldung',
  },
};

/** The name of a step or task, if it is one. */
export const knownName = (language: Foreign, name: string): string | undefined => NAMES[language][name];

/** A step or task in a language; its English name in quotes if it has none. */
export const nameIn = (language: Foreign) => (name: string) => NAMES[language][name] ?? `“${name}”`;

/** 'November 18, 2026' in a language. */
export const dayIn = (language: Foreign) => (day: string) =>
  new Date(`${day} UTC`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

const SPANS: Record<Foreign, { less: string; days: (count: string) => string; views: (count: string) => string }> = {
  es: {
    less: 'menos de un día',
    days: (count) => `${count} ${count === '1' ? 'día' : 'días'}`,
    views: (count) => `${count} ${count === '1' ? 'visita' : 'visitas'}`,
  },
  fr: {
    less: 'moins d’un jour',
    days: (count) => `${count} ${count === '1' ? 'jour' : 'jours'}`,
    views: (count) => `${count} ${count === '1' ? 'vue' : 'vues'}`,
  },
  de: {
    less: 'weniger als einen Tag',
    days: (count) => `${count} ${count === '1' ? 'Tag' : 'Tage'}`,
    views: (count) => `${count} ${count === '1' ? 'Aufruf' : 'Aufrufe'}`,
  },
};

/** '12 days' in a language. */
export const spanIn = (language: Foreign) => (span: string) => {
  const count = /^[\d,]+/.exec(span)?.[0];
  return count === undefined ? SPANS[language].less : SPANS[language].days(count);
};

/** '12 views' in a language. */
export const viewsIn = (language: Foreign) => (views: string) =>
  SPANS[language].views(/^[\d,]+/.exec(views)?.[0] ?? '0');
