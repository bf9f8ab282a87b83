import type { UsState } from '@tradewind/domain/geography';

/** The towns of an island chain that no state or city stands for. */
const KEYS: readonly string[] = [
  ...['Key West', 'Key Largo', 'Marathon', 'Islamorada', 'Big Pine Key', 'Tavernier', 'Duck Key', 'Cudjoe Key'],
  ...['Summerland Key', 'Stock Island', 'Plantation Key', 'Florida Keys'],
];

const HAMPTONS: readonly string[] = [
  ...['Sag Harbor', 'East Hampton', 'Southampton', 'Westhampton', 'Bridgehampton', 'Hampton Bays', 'Montauk'],
  ...['Amagansett', 'Quogue', 'Water Mill', 'Wainscott', 'Shinnecock'],
];

const NORTH_FORK: readonly string[] = [
  ...['Greenport', 'Mattituck', 'Southold', 'Orient, NY', 'Cutchogue', 'Jamesport', 'Peconic'],
];

/** Both forks of Long Island, and what lies between them. */
const EAST_END: readonly string[] = [...HAMPTONS, ...NORTH_FORK, 'Shelter Island', 'Riverhead'];

const LOWCOUNTRY: readonly string[] = [
  ...['Charleston, SC', 'Mount Pleasant, SC', 'Isle of Palms', 'Folly Beach', 'Kiawah', 'Edisto', 'Beaufort, SC'],
  ...['Port Royal', 'Hilton Head', 'Bluffton, SC', 'Georgetown, SC'],
];

const TREASURE_COAST: readonly string[] = [
  ...['Vero Beach', 'Sebastian, FL', 'Fort Pierce', 'Port St. Lucie', 'Jensen Beach', 'Stuart, FL', 'Hobe Sound'],
];

const SPACE_COAST: readonly string[] = [
  ...['Titusville', 'Cocoa', 'Canaveral', 'Merritt Island', 'Melbourne, FL', 'Palm Bay, FL', 'Satellite Beach'],
];

const EMERALD_COAST: readonly string[] = [
  ...['Pensacola', 'Gulf Breeze', 'Navarre', 'Fort Walton Beach', 'Destin', 'Niceville', 'Panama City'],
];

const EASTERN_SHORE: readonly string[] = [
  ...['St. Michaels', 'Easton, MD', 'Oxford, MD', 'Cambridge, MD', 'Chestertown', 'Rock Hall', 'Kent Island'],
  ...['Stevensville', 'Grasonville', 'Crisfield', 'Ocean City, MD', 'Cape Charles', 'Chincoteague', 'Onancock'],
];

const LONG_ISLAND: readonly string[] = [
  ...EAST_END,
  ...['Long Island', 'Port Jefferson', 'Port Washington', 'Northport'],
  ...[
    'Huntington, NY',
    'Oyster Bay',
    'Glen Cove',
    'Freeport, NY',
    'Babylon',
    'Bay Shore',
    'Patchogue',
    'Islip',
    'Sayville',
  ],
];

/** Towns of Gulf states that lie on the Atlantic or inland. */
export const NOT_ON_GULF: readonly string[] = [
  ...[
    'Miami',
    'Lauderdale',
    'Palm Beach',
    'Key Biscayne',
    'Pompano',
    'Hillsboro Beach',
    'Deerfield Beach',
    'Boca Raton',
  ],
  ...['Delray', 'Boynton', 'Jupiter', 'Stuart', 'Vero Beach', 'Fort Pierce', 'Melbourne', 'Canaveral', 'Cocoa'],
  ...['Jacksonville', 'Augustine', 'Daytona', 'Ponce Inlet', 'Hollywood', 'Aventura', 'Coconut Grove', 'Coral Gables'],
  ...['Titusville', 'New Smyrna', 'Fernandina', 'Dania', 'Lighthouse Point', 'Orlando', 'Homestead', 'Lake Worth'],
  ...['Lake Conroe', 'Lake Travis', 'Lake Texoma', 'Dallas', 'Austin', 'San Antonio', 'Fort Worth', 'Waco'],
];

/** Towns of the Great Lakes' states that lie on the ocean, or on rivers that lead there. */
export const NOT_ON_LAKES: readonly string[] = [
  ...LONG_ISLAND,
  ...['City Island', 'New York, NY', 'Brooklyn', 'Manhattan', 'Staten Island', 'New Rochelle', 'Mamaroneck', 'Rye, NY'],
  ...['Larchmont', 'Yonkers', 'Nyack', 'Newburgh', 'Poughkeepsie', 'Albany, NY', 'Lake George', 'Philadelphia'],
  ...['Pittsburgh', 'Essington'],
];

/** Towns that have a name together, as a search says it. */
export const TOWN_GROUPS: readonly (readonly [label: string, towns: readonly string[]])[] = [
  ['the Florida Keys', KEYS],
  ['Long Island', LONG_ISLAND],
  ['the East End of Long Island', EAST_END],
  ['the Hamptons', HAMPTONS],
  ['the North Fork of Long Island', NORTH_FORK],
  ['the Lowcountry', LOWCOUNTRY],
  ['the Treasure Coast', TREASURE_COAST],
  ['the Space Coast', SPACE_COAST],
  ['the Emerald Coast', EMERALD_COAST],
  ['the Eastern Shore', EASTERN_SHORE],
];

/** Parts of the country as lists of states or towns. */
export const REGIONS: readonly [
  RegExp,
  label: string,
  readonly UsState[],
  part?: string | undefined,
  towns?: readonly string[] | undefined,
  except?: readonly string[],
][] = [
  [/(?:south|southern|south ?east) florida/, 'Florida', ['FL'], 'South Florida'],
  [/(?:south ?west|west|gulf coast of|gulf side of) florida/, 'Florida', ['FL'], 'West Florida'],
  [
    /(?:north|northern|central|east) florida|(?:the )?(?:florida )?panhandle/,
    'Florida',
    ['FL'],
    'that part of Florida',
  ],
  [/(?:texas|texan) gulf(?: coast)?|gulf coast of texas/, 'Texas', ['TX'], undefined, undefined, NOT_ON_GULF],
  [
    /gulf coast|gulf of mexico|the gulf|gulf states?|gulf side/,
    'the Gulf Coast',
    ['FL', 'AL', 'MS', 'LA', 'TX'],
    undefined,
    undefined,
    NOT_ON_GULF,
  ],
  [/(?:the )?carolinas?(?<!\b(?:north|south|n|s) carolinas?)/, 'the Carolinas', ['NC', 'SC']],
  [/new england/, 'New England', ['CT', 'MA', 'ME', 'NH', 'RI', 'VT']],
  [
    /(?:the )?great lakes/,
    'the Great Lakes',
    ['IL', 'IN', 'MI', 'MN', 'NY', 'OH', 'PA', 'WI'],
    undefined,
    undefined,
    NOT_ON_LAKES,
  ],
  [/(?:the )?pacific north ?west|(?:the )?pnw/, 'the Pacific Northwest', ['OR', 'WA']],
  [/(?:the )?mid ?(?:- )?atlantic/, 'the Mid-Atlantic', ['DE', 'MD', 'NJ', 'NY', 'PA', 'VA', 'DC']],
  [/(?:the )?mid ?west/, 'the Midwest', ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI']],
  [/(?:the )?north ?east(?:ern states)?/, 'the Northeast', ['CT', 'MA', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT']],
  [/(?:the )?south ?east(?:ern states)?/, 'the Southeast', ['AL', 'FL', 'GA', 'MS', 'NC', 'SC', 'TN', 'VA']],
  [
    /(?:the )?west coast|(?:the )?(?<!\b(?:cross|crosses|crossed|crossing|over|across) the )pacific(?: (?:coast|side|ocean|shore))?(?! north)/,
    'the West Coast',
    ['CA', 'OR', 'WA'],
  ],
  [
    /(?:the )?(?:east coast|eastern seaboard|(?<!\bmid ?(?:- )?|\b(?:cross|crosses|crossed|crossing|over|across) the )atlantic(?: (?:coast|side|ocean|shore|seaboard|states?))?(?! city))/,
    'the East Coast',
    ['ME', 'NH', 'MA', 'RI', 'CT', 'NY', 'NJ', 'DE', 'MD', 'VA', 'NC', 'SC', 'GA', 'FL'],
  ],
  [/(?:the )?chesapeake(?: bay)?(?! va)/, 'the Chesapeake', ['MD', 'VA']],
  [
    /(?:the )?east end(?: of long island)?(?! (?:of|up|with))/,
    'the East End of Long Island',
    ['NY'],
    undefined,
    EAST_END,
  ],
  [/(?:the )?north fork(?: of long island)?/, 'the North Fork of Long Island', ['NY'], undefined, NORTH_FORK],
  [/(?:the )?south fork(?: of long island)?/, 'the Hamptons', ['NY'], undefined, HAMPTONS],
  [/(?:the )?low ?country/, 'the Lowcountry', ['SC'], undefined, LOWCOUNTRY],
  [/(?:the )?treasure coast/, 'the Treasure Coast', ['FL'], undefined, TREASURE_COAST],
  [/(?:the )?space coast/, 'the Space Coast', ['FL'], undefined, SPACE_COAST],
  [/(?:the )?emerald coast/, 'the Emerald Coast', ['FL'], undefined, EMERALD_COAST],
  [/(?:the )?eastern shore(?! (?:of (?!maryland|virginia)))/, 'the Eastern Shore', ['MD'], undefined, EASTERN_SHORE],
  [/(?:the )?big island(?= (?:of hawaii|in hawaii)|$| [?.!,])/, 'Hawaii', ['HI']],
  [/long island(?! (?:iced|sound|city))/, 'Long Island', ['NY'], undefined, LONG_ISLAND],
  [/(?:the )?hamptons/, 'the Hamptons', ['NY'], undefined, HAMPTONS],
  [/(?:the )?(?:florida )?keys/, 'the Florida Keys', ['FL'], undefined, KEYS],
  [/so ?cal|southern california/, 'California', ['CA'], 'Southern California'],
  [
    /nor ?cal|northern california|(?:the |sf |san francisco )bay area|(?<=^|\b(?:in|near|around|from|or|and) )bay area/,
    'California',
    ['CA'],
    'Northern California',
  ],
  [
    /(?:down south|the deep south|the south)(?! of| coast| shore)/,
    'the Southeast',
    ['AL', 'FL', 'GA', 'MS', 'NC', 'SC', 'TN', 'VA'],
  ],
  [/(?:the )?tri ?(?:- )?state(?: area)?/, 'the tri-state area', ['NY', 'NJ', 'CT']],
  [/new york state|upstate new york/, 'New York', ['NY']],
];
