import type { BoatType } from '@tradewind/domain/boat-types';
import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import type { Language } from '../format.ts';
import { roundAmount } from '../grammar/money.ts';
import { any, asks, type Category, lines, type Scene, type Slot, say } from '../grammar/scene.ts';
import { TYPE_WORDS } from '../grammar/vocabulary.ts';
import { nameOf } from './entities.ts';

const STATES: Partial<Record<UsState, Partial<Record<Language, string>>>> = {
  FL: { fr: 'Floride' },
  CA: { fr: 'Californie', de: 'Kalifornien' },
  NC: { es: 'Carolina del Norte', fr: 'Caroline du Nord' },
  SC: { es: 'Carolina del Sur', fr: 'Caroline du Sud' },
  NY: { es: 'Nueva York' },
  NJ: { es: 'Nueva Jersey' },
  LA: { es: 'Luisiana', fr: 'Louisiane' },
};

type Spoken = 'es' | 'fr' | 'de';
const THOUSAND: Record<Spoken, string> = { es: 'mil', fr: 'mille', de: 'tausend' };
const MILLION: Record<Spoken, [string, string]> = {
  es: ['millón', 'millones'],
  fr: ['million', 'millions'],
  de: ['Million', 'Millionen'],
};
const CURRENCY: Record<Spoken, string> = { es: 'dólares', fr: 'dollars', de: 'Dollar' };

function amount(scene: Scene, language: Spoken, value: number): string {
  const group = language === 'fr' ? ' ' : '.';
  const grouped = value.toLocaleString('en-US').replaceAll(',', group);
  const thousands = value / 1_000;
  if (value >= 1e6) {
    const millions = String(value / 1e6).replace('.', ',');
    const [one, many] = MILLION[language];
    return any(scene, [
      `${millions} ${value === 1e6 ? one : many} ${language === 'de' ? '' : 'de '}${CURRENCY[language]}`,
      `${grouped} ${CURRENCY[language]}`,
    ]);
  }
  return any(scene, [
    `${grouped} ${CURRENCY[language]}`,
    `$${grouped}`,
    ...(thousands % 1 === 0 ? [`${thousands} ${THOUSAND[language]} ${CURRENCY[language]}`, `${thousands}k`] : []),
  ]);
}

const slotsOf = (language: Spoken): Record<string, Slot> => ({
  types(scene) {
    asks(scene, { type: [scene.target.type as BoatType] });
    return TYPE_WORDS[scene.target.type as BoatType][language][1];
  },
  type(scene) {
    asks(scene, { type: [scene.target.type as BoatType] });
    return TYPE_WORDS[scene.target.type as BoatType][language][0];
  },
  cap(scene) {
    const limit = roundAmount(scene.target.price, 'up');
    asks(scene, { maxPrice: limit });
    return amount(scene, language, limit);
  },
  floor(scene) {
    const limit = roundAmount(scene.target.price, 'down');
    asks(scene, { minPrice: limit });
    return amount(scene, language, limit);
  },
  state(scene) {
    const state = scene.target.state as UsState;
    asks(scene, { state: [state] });
    return STATES[state]?.[language] ?? STATE_NAMES[state];
  },
  notstate(scene) {
    const state = any(
      scene,
      scene.market.boats.map((boat) => boat.state as UsState).filter((it) => it !== scene.target.state),
    );
    asks(scene, { notState: [state] });
    return STATES[state]?.[language] ?? STATE_NAMES[state];
  },
  meters(scene) {
    const meters = Math.floor((scene.target.length ?? 20) / 3.2808 - 0.3);
    asks(scene, { minLength: meters * 3.2808 + 0.2 }, { minLength: meters * 3.2808 - 1 });
    return String(meters);
  },
  year(scene) {
    asks(scene, { minYear: scene.target.year });
    return String(scene.target.year);
  },
  name: (scene) => nameOf(scene),
});

interface Phrases {
  search: readonly string[];
  price: readonly string[];
  talk: readonly string[];
  contact: readonly string[];
}

const SPANISH: Phrases = {
  search: lines`
    busco {type} por menos de {cap}
    quiero ver {types} en {state}
    ¿tienen {types} de hasta {cap}?
    muéstrame {types} por menos de {cap} en {state}
    {types} de más de {floor}
    necesito {type} de al menos {meters} metros
    {types} pero no en {notstate}
    {types} del {year} o más nuevos
    estoy buscando {type}, máximo {cap}
    ¿hay {types} en {state}?
    hola, me gustaría comprar {type} que no cueste más de {cap}
    {types} que no estén en {notstate}
    {types} de {meters} metros como mínimo, hasta {cap}
  `,
  price: lines`
    ¿cuánto cuesta el {name}?
    precio del {name}
    ¿qué precio tiene el {name}?
    ¿cuánto piden por el {name}?
  `,
  talk: lines`
    hola
    buenos días
    gracias
    ¿quién eres?
    ¿qué puedes hacer?
    ¿cómo funciona esto?
  `,
  contact: lines`
    dame el teléfono del dueño del {name}
    ¿cuál es el correo del propietario del {name}?
  `,
};

const FRENCH: Phrases = {
  search: lines`
    je cherche {type} à moins de {cap}
    montrez-moi {types} en {state}
    avez-vous {types} jusqu'à {cap} ?
    {types} de plus de {floor}
    je voudrais {type} d'au moins {meters} mètres
    {types} mais pas en {notstate}
    {types} de {year} ou plus récent
    il me faut {type}, maximum {cap}
    est-ce qu'il y a {types} en {state} ?
    bonjour, je veux acheter {type} qui ne coûte pas plus de {cap}
    {types} sauf en {notstate}
    {types} d'au moins {meters} mètres, pas plus de {cap}
  `,
  price: lines`
    combien coûte le {name} ?
    quel est le prix du {name} ?
    le prix du {name} svp
    à combien est le {name} ?
  `,
  talk: lines`
    bonjour
    salut
    merci beaucoup
    qui es-tu ?
    que peux-tu faire ?
    comment ça marche ?
  `,
  contact: lines`
    donne-moi le numéro de téléphone du propriétaire du {name}
    quelle est l'adresse e-mail du propriétaire du {name} ?
  `,
};

const GERMAN: Phrases = {
  search: lines`
    ich suche {type} unter {cap}
    zeig mir {types} in {state}
    habt ihr {types} bis {cap}?
    {types} über {floor}
    ich brauche {type} mit mindestens {meters} Metern
    {types}, aber nicht in {notstate}
    {types} ab Baujahr {year}
    ich möchte {type}, höchstens {cap}
    gibt es {types} in {state}?
    hallo, ich will {type} kaufen, nicht mehr als {cap}
    {types} außer in {notstate}
    {types} ab {meters} m Länge, maximal {cap}
  `,
  price: lines`
    was kostet die {name}?
    wie teuer ist die {name}?
    Preis der {name}?
    wie viel will der Eigner für die {name}?
  `,
  talk: lines`
    hallo
    guten Tag
    danke schön
    wer bist du?
    was kannst du?
    wie funktioniert das hier?
  `,
  contact: lines`
    gib mir die Telefonnummer vom Besitzer der {name}
    wie ist die E-Mail-Adresse des Eigners der {name}?
  `,
};

const inLanguage = (name: string, language: Spoken, phrases: Phrases): Category => ({
  name,
  make(scene) {
    const slots = slotsOf(language);
    const roll = scene.chance.next();
    if (roll < 0.7) {
      const asked = say(scene, phrases.search, slots);
      return [{ say: asked, expect: { boats: { where: scene.where, loose: scene.loose }, language } }];
    }
    if (roll < 0.85)
      return [
        {
          say: say(scene, phrases.price, slots),
          expect: { fact: { boat: scene.target.title, field: 'price' }, language },
        },
      ];
    if (roll < 0.93) return [{ say: say(scene, phrases.talk, slots), expect: { language, cards: 'none' } }];
    return [{ say: say(scene, phrases.contact, slots), expect: { language, answer: 'declines' } }];
  },
});

const other: Category = {
  name: 'other languages',
  make: (scene) => [
    {
      say: any(scene, [
        'cerco una barca a motore sotto i 100.000 dollari',
        'ik zoek een motorjacht in Florida',
        'szukam łodzi motorowej do 50 tysięcy dolarów',
        'jag letar efter en motorbåt under 80 000 dollar',
        'モーターヨットを探しています',
        'ищу моторную яхту',
        'procuro um iate a motor até 300 mil dólares',
        'bir motor yat arıyorum',
        '我想买一艘游艇',
        'etsin moottorivenettä Floridasta',
      ]),
      expect: [{ language: 'en', cards: 'none', says: [['/english|spanish|language/']] }],
    },
  ],
};

export const FOREIGN: readonly Category[] = [
  inLanguage('Spanish', 'es', SPANISH),
  inLanguage('French', 'fr', FRENCH),
  inLanguage('German', 'de', GERMAN),
  other,
];
