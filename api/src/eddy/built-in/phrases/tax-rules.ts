import type { Language } from '../../../platform/help.ts';
import type { Foreign } from '../reading/languages.ts';

/** The sales tax of one state, as the tool tells it. */
export interface KnownTax {
  state: string;
  /** The rule in English sentences. */
  why: string;
  outdated?: true;
  unchecked?: true;
  rate?: string;
  surtaxOnFirst?: string;
  taxedUpTo?: string;
  cap?: string;
  credit: 'yes' | 'no' | 'unknown';
  source: string;
  tax?: string;
  taxed?: string;
  credited?: string;
  isCapped?: boolean;
}

interface RuleWords {
  outdated: (state: string) => string;
  none: (state: string) => string;
  rate: (state: string, rate: string, surtaxOnFirst: string | undefined) => string;
  local: (state: string) => string;
  upTo: (amount: string) => string;
  cap: (amount: string) => string;
  source: (source: string) => string;
  unchecked: string;
}

const RULES: Record<Foreign, RuleWords> = {
  es: {
    outdated: (state) => `La regla que tengo para ${state} es de hace más de un año: pregunta al estado.`,
    none: (state) => `${state} no cobra impuesto de venta sobre barcos.`,
    rate: (state, rate, first) =>
      `${state} cobra el ${rate} del precio de un barco${first ? `, más el recargo del condado sobre los primeros ${first}` : ''}.`,
    local: (state) => `En ${state} la tasa depende del lugar, así que no sé la tuya.`,
    upTo: (amount) => `Solo se gravan los primeros ${amount}.`,
    cap: (amount) => `Como máximo son ${amount}.`,
    source: (source) => `Fuente: ${source}.`,
    unchecked: 'No hemos comprobado las reglas de este estado.',
  },
  fr: {
    outdated: (state) => `La règle que j’ai pour ${state} a plus d’un an : demandez à l’État.`,
    none: (state) => `${state} ne perçoit pas de taxe de vente sur les bateaux.`,
    rate: (state, rate, first) =>
      `${state} taxe un bateau à ${rate} de son prix${first ? `, plus la surtaxe du comté sur les premiers ${first}` : ''}.`,
    local: (state) => `En ${state}, le taux dépend du lieu, je ne connais donc pas le vôtre.`,
    upTo: (amount) => `Seuls les premiers ${amount} sont taxés.`,
    cap: (amount) => `Le maximum est de ${amount}.`,
    source: (source) => `Source : ${source}.`,
    unchecked: 'Nous n’avons pas vérifié les règles de cet État.',
  },
  de: {
    outdated: (state) => `Die Regel, die ich für ${state} habe, ist über ein Jahr alt: Frag beim Bundesstaat nach.`,
    none: (state) => `${state} erhebt keine Verkaufssteuer auf Boote.`,
    rate: (state, rate, first) =>
      `${state} besteuert ein Boot mit ${rate} des Preises${first ? `, dazu kommt der Zuschlag des Countys auf die ersten ${first}` : ''}.`,
    local: (state) => `In ${state} hängt der Satz vom Ort ab, deinen kenne ich also nicht.`,
    upTo: (amount) => `Besteuert werden nur die ersten ${amount}.`,
    cap: (amount) => `Höchstens sind es ${amount}.`,
    source: (source) => `Quelle: ${source}.`,
    unchecked: 'Die Regeln dieses Bundesstaats haben wir nicht geprüft.',
  },
};

/** The rule of a state in the user's language. */
export function taxRuleText(tax: KnownTax, language: Language): string {
  if (language === 'en') return tax.why;
  const words = RULES[language];
  const { state, rate, surtaxOnFirst, taxedUpTo, cap } = tax;
  if (tax.outdated) return words.outdated(state);
  if (rate === '0%') return words.none(state);
  const source = tax.unchecked ? words.unchecked : words.source(tax.source);
  return [
    rate ? words.rate(state, rate, surtaxOnFirst) : words.local(state),
    taxedUpTo ? words.upTo(taxedUpTo) : '',
    cap ? words.cap(cap) : '',
    source,
  ]
    .filter(Boolean)
    .join(' ');
}

interface TaxWords {
  at: (price: string, tax: string, isCapped: boolean) => string;
  credited: (amount: string) => string;
  noCredit: string;
  unknownCredit: string;
  mayCredit: string;
  lower: (state: string) => string;
  whereFirst: string;
}

export const TAX_SAID: Record<Language, TaxWords> = {
  en: {
    at: (price, tax, isCapped) => `At ${price}, that’s about ${tax}${isCapped ? ': the cap applies' : ''}.`,
    credited: (amount) => `The boat you give lowers the taxed price by ${amount} there.`,
    noCredit: 'The boat you give doesn’t lower it there.',
    unknownCredit: 'I don’t know whether the boat you give lowers it there, so count on no credit.',
    mayCredit: 'A boat that you give in return apparently lowers it there, if only two people trade.',
    lower: (state) => `It’s lower in ${state}.`,
    whereFirst: 'Sales tax is due where you’ll keep the boat: tell me the state, and I’ll estimate it.',
  },
  es: {
    at: (price, tax, isCapped) => `Con ${price}, son unos ${tax}${isCapped ? ': se aplica el máximo' : ''}.`,
    credited: (amount) => `Allí, el barco que das baja el precio gravado en ${amount}.`,
    noCredit: 'Allí, el barco que das no lo baja.',
    unknownCredit: 'No sé si allí lo baja el barco que das, así que no cuentes con ello.',
    mayCredit: 'Un barco que des a cambio al parecer lo baja allí, si solo intercambian dos personas.',
    lower: (state) => `Es menor en ${state}.`,
    whereFirst: 'El impuesto se paga donde vayas a tener el barco: dime el estado y lo calculo.',
  },
  fr: {
    at: (price, tax, isCapped) => `À ${price}, cela fait environ ${tax}${isCapped ? ' : le plafond s’applique' : ''}.`,
    credited: (amount) => `Le bateau que vous donnez y réduit le prix taxé de ${amount}.`,
    noCredit: 'Le bateau que vous donnez ne la réduit pas là-bas.',
    unknownCredit: 'Je ne sais pas si le bateau que vous donnez la réduit là-bas : n’y comptez pas.',
    mayCredit: 'Un bateau donné en échange la réduit apparemment là-bas, si deux personnes seulement échangent.',
    lower: (state) => `Elle est plus basse en ${state}.`,
    whereFirst: 'La taxe est due là où vous garderez le bateau : dites-moi l’État, et je l’estime.',
  },
  de: {
    at: (price, tax, isCapped) => `Bei ${price} sind das etwa ${tax}${isCapped ? ': Die Obergrenze gilt' : ''}.`,
    credited: (amount) => `Das Boot, das du gibst, senkt den besteuerten Preis dort um ${amount}.`,
    noCredit: 'Das Boot, das du gibst, senkt sie dort nicht.',
    unknownCredit: 'Ob das Boot, das du gibst, sie dort senkt, weiß ich nicht; rechne nicht damit.',
    mayCredit: 'Ein Boot, das du dafür gibst, senkt sie dort anscheinend, wenn nur zwei Leute tauschen.',
    lower: (state) => `In ${state} ist sie niedriger.`,
    whereFirst: 'Die Steuer fällt dort an, wo das Boot liegen wird: Nenn mir den Bundesstaat, dann schätze ich sie.',
  },
};
