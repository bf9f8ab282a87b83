import { matches } from '../../matching.ts';
import { listed } from '../plan.ts';
import type { Foreign } from '../reading/languages.ts';

/** States whose names differ: English = Spanish | French | German. */
const STATES = `
California = California | Californie | Kalifornien
Florida = Florida | Floride | Florida
Georgia = Georgia | Géorgie | Georgia
Hawaii = Hawái | Hawaï | Hawaii
Louisiana = Luisiana | Louisiane | Louisiana
Michigan = Míchigan | Michigan | Michigan
Mississippi = Misisipi | Mississippi | Mississippi
Missouri = Misuri | Missouri | Missouri
New Hampshire = Nuevo Hampshire | New Hampshire | New Hampshire
New Jersey = Nueva Jersey | New Jersey | New Jersey
New Mexico = Nuevo México | Nouveau-Mexique | New Mexico
New York = Nueva York | New York | New York
North Carolina = Carolina del Norte | Caroline du Nord | North Carolina
North Dakota = Dakota del Norte | Dakota du Nord | North Dakota
Oregon = Oregón | Oregon | Oregon
Pennsylvania = Pensilvania | Pennsylvanie | Pennsylvania
South Carolina = Carolina del Sur | Caroline du Sud | South Carolina
South Dakota = Dakota del Sur | Dakota du Sud | South Dakota
Virginia = Virginia | Virginie | Virginia
West Virginia = Virginia Occidental | Virginie-Occidentale | West Virginia
`;
/** Parts of the country with their prepositions. */
const REGIONS = `
the East Coast = en la costa este | sur la côte est | an der Ostküste
the West Coast = en la costa oeste | sur la côte ouest | an der Westküste
the Gulf Coast = en la costa del Golfo | sur la côte du Golfe | an der Golfküste
the Great Lakes = en los Grandes Lagos | dans la région des Grands Lacs | an den Großen Seen
the Carolinas = en las Carolinas | dans les Carolines | in den Carolinas
New England = en Nueva Inglaterra | en Nouvelle-Angleterre | in Neuengland
the Pacific Northwest = en el noroeste del Pacífico | dans le Nord-Ouest Pacifique | im pazifischen Nordwesten
the Mid-Atlantic = en los estados del Atlántico medio | dans les États du centre du littoral atlantique | in den mittleren Atlantikstaaten
the Midwest = en el Medio Oeste | dans le Midwest | im Mittleren Westen
the Northeast = en el noreste | dans le Nord-Est | im Nordosten
the Southeast = en el sureste | dans le Sud-Est | im Südosten
the Chesapeake = en la bahía de Chesapeake | dans la baie de Chesapeake | an der Chesapeake Bay
the Hamptons = en los Hamptons | dans les Hamptons | in den Hamptons
the Florida Keys = en los Cayos de Florida | dans les Keys de Floride | auf den Florida Keys
`;
/** Engines and fuels. */
const ENGINES = `
gas = gasolina | essence | Benzin
diesel = diésel | diesel | Diesel
electric = eléctrico | électrique | Elektro
hybrid = híbrido | hybride | Hybrid
outboard = fueraborda | hors-bord | Außenborder
sterndrive = dentrofueraborda | à embase | Z-Antrieb
pod = pod | pod | Pod-Antrieb
jet = a chorro | à hydrojet | Jetantrieb
single = único | unique | Einzel
twin = doble | double | Doppel
triple = triple | triple | Dreifach
quad = cuádruple | quadruple | Vierfach
`;

const tableOf = (lines: string): ReadonlyMap<string, Readonly<Record<Foreign, string>>> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [english = '', others = ''] = line.split(' = ');
        const [es = '', fr = '', de = ''] = others.split(' | ');
        return [english, { es, fr, de }] as const;
      }),
  );

const STATE_NAMES = tableOf(STATES);
const REGION_NAMES = tableOf(REGIONS);
const ENGINE_NAMES = tableOf(ENGINES);

const stateIn = (language: Foreign, name: string): string => STATE_NAMES.get(name)?.[language] ?? name;

/** 'In Florida oder Georgia', 'an der Ostküste': states share a preposition, parts of the country have their own. */
export function inPlacesOf(language: Foreign, places: readonly string[], preposition: string, or: string): string {
  const regions = places.flatMap((place) => REGION_NAMES.get(place)?.[language] ?? []);
  const others = places.filter((place) => !REGION_NAMES.has(place)).map((place) => stateIn(language, place));
  return listed([...(others.length > 0 ? [`${preposition} ${listed(others, or)}`] : []), ...regions], or);
}

/** Words about engines, also inside a list: 'outboard or sterndrive'. */
export const enginesIn = (language: Foreign, words: readonly string[]): string[] =>
  words.map((word) => word.replace(/\p{L}+/gu, (one) => ENGINE_NAMES.get(one)?.[language] ?? one));

const FEMININE = /^(?:Floride|Californie|Géorgie|Louisiane|Caroline|Pennsylvanie|Virginie|Arizona)/;
const WITH_VOWEL = /^(?:Alabama|Alaska|Arkansas|Idaho|Illinois|Indiana|Iowa|Ohio|Oklahoma|Oregon|Utah)$/;
const OF_STATE = /^(?:New York|Washington)$/;
const MASCULINE =
  /^(?:Colorado|Connecticut|Dakota du Nord|Dakota du Sud|Delaware|Kansas|Kentucky|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|Nouveau-Mexique|Rhode Island|Tennessee|Texas|Vermont|Wisconsin|Wyoming)$/;

/** 'En Floride', 'au Texas', 'à Miami'. */
export function inFrenchPlace(name: string): string {
  const region = REGION_NAMES.get(name)?.fr;
  if (region) return region;
  const said = stateIn('fr', name);
  if (FEMININE.test(said)) return `en ${said}`;
  if (WITH_VOWEL.test(said)) return `dans l’${said}`;
  if (OF_STATE.test(said)) return `dans l’État de ${said}`;
  if (matches(MASCULINE, said)) return `au ${said}`;
  return said.startsWith('the ') || said === 'Hawaï' ? `en ${said}` : `à ${said}`;
}
