import type { UsState } from '@tradewind/domain/geography';

/** Cities and waters where boats are, by state. Other places are found in the catalog's locations. */
const CITIES: Partial<Record<UsState, string>> = {
  AL: 'mobile bay|orange beach|gulf shores|mobile|birmingham|montgomery|huntsville',
  AK: 'anchorage|juneau|ketchikan|homer|seward',
  AR: 'little rock|hot springs',
  AZ: 'phoenix|lake havasu|tucson|scottsdale',
  CA: 'san diego|los angeles|newport beach|marina del rey|long beach|san francisco|sf|sausalito|santa barbara|oceanside|balboa island|alameda|oakland|monterey|ventura|oxnard|san pedro|huntington beach|sacramento|lake tahoe|san jose|catalina island|half moon bay|fresno|bakersfield|anaheim|irvine|palm springs',
  CO: 'denver|colorado springs|boulder',
  CT: 'stamford|mystic|greenwich|norwalk|new haven|bridgeport|new london|hartford',
  DC: 'washington dc|washington d c',
  DE: 'rehoboth|lewes|rehoboth beach',
  FL: 'miami beach|miami|fort lauderdale|ft lauderdale|lauderdale|tampa bay|tampa|st petersburg|saint petersburg|st pete|clearwater|sarasota|naples|fort myers|ft myers|key west|key largo|marathon|islamorada|west palm beach|palm beach|boca raton|pompano beach|pompano|delray beach|boynton beach|jupiter|stuart|vero beach|fort pierce|melbourne|cape canaveral|cocoa beach|orlando|jacksonville|st augustine|pensacola|destin|panama city|fort walton beach|cape coral|bonita springs|marco island|punta gorda|venice|bradenton|daytona beach|daytona|ponce inlet|coconut grove|hollywood|aventura|key biscayne|sanibel|captiva|tallahassee|crystal river|gainesville|ocala|lakeland|kissimmee|coral gables|homestead',
  GA: 'savannah|brunswick|st simons|lake lanier|atlanta|tybee island|augusta|macon',
  HI: 'honolulu|maui|kona|oahu|kauai',
  IA: 'des moines',
  ID: 'boise|coeur d alene',
  IL: 'chicago|peoria',
  IN: 'michigan city|indianapolis|fort wayne|south bend',
  KS: 'wichita',
  KY: 'louisville|lexington',
  LA: 'new orleans|venice la|slidell|houma|lake charles|baton rouge|grand isle|shreveport',
  MA: 'boston|marblehead|gloucester|nantucket|marthas vineyard|cape cod|hyannis|falmouth|plymouth|newburyport|new bedford|woods hole|worcester',
  MD: 'annapolis|baltimore|ocean city|st michaels|solomons|kent island|cambridge md',
  ME: 'portland maine|bar harbor|camden|boothbay harbor|boothbay|rockland|kennebunkport|kittery',
  MI: 'detroit|traverse city|grand haven|holland mi|charlevoix|mackinac|petoskey|st clair shores|muskegon|grand rapids|ann arbor|lansing',
  MN: 'minneapolis|lake minnetonka|duluth|st paul',
  MO: 'kansas city|lake of the ozarks|ozarks|st louis',
  MS: 'biloxi|gulfport|pass christian|bay st louis',
  MT: 'bozeman|missoula',
  NC: 'wilmington|morehead city|beaufort|wrightsville beach|lake norman|outer banks|hatteras|charlotte|new bern|southport|oriental nc|manteo|raleigh|greensboro|asheville|durham',
  ND: 'fargo',
  NE: 'omaha',
  NH: 'portsmouth nh|lake winnipesaukee|winnipesaukee',
  NJ: 'atlantic city|cape may|brielle|manasquan|point pleasant|jersey city|long beach island|toms river|newark',
  NM: 'albuquerque|santa fe',
  NV: 'las vegas|lake mead|reno',
  NY: 'new york city|nyc|sag harbor|montauk|city island|port washington|freeport|buffalo|rochester|brooklyn|manhattan|shelter island|east hampton|southampton|lake george|staten island|albany|syracuse',
  OH: 'cleveland|sandusky|toledo|port clinton|put in bay|columbus oh|cincinnati|dayton|akron',
  OK: 'grand lake|tulsa|oklahoma city',
  OR: 'portland oregon|astoria|newport oregon|eugene',
  PA: 'philadelphia|erie|pittsburgh|harrisburg|allentown',
  RI: 'newport|block island|providence|jamestown|wickford',
  SC: 'charleston|hilton head|myrtle beach|beaufort sc|lake murray|georgetown|murrells inlet|columbia|greenville',
  SD: 'sioux falls',
  TN: 'nashville|knoxville|memphis|chattanooga',
  TX: 'houston|galveston|corpus christi|dallas|austin|port aransas|rockport|south padre|lake travis|lake conroe|kemah|clear lake|san antonio|freeport tx|fort worth|el paso|waco',
  UT: 'salt lake city',
  VA: 'norfolk|virginia beach|hampton|deltaville|newport news|richmond|chesapeake va|alexandria|roanoke',
  VT: 'burlington|lake champlain',
  WA: 'seattle|anacortes|tacoma|bellingham|gig harbor|friday harbor|san juan islands|puget sound|everett|olympia|la conner|bremerton|spokane',
  WI: 'milwaukee|lake geneva|door county|madison|sturgeon bay|green bay',
  WY: 'cheyenne',
};

/** City names that are also ordinary words or first names: they need a preposition before them. */
export const WORDLIKE_CITIES = new Set(
  'sf mobile marathon stuart jupiter naples venice holland destin homer camden hollywood melbourne georgetown erie hampton newport madison columbus austin plymouth cambridge beaufort everett columbia lexington augusta boulder homestead dayton lansing eugene albany durham macon newark'.split(
    ' ',
  ),
);

export const STATE_OF_CITY: ReadonlyMap<string, UsState> = new Map(
  Object.entries(CITIES).flatMap(([state, names]) => names.split('|').map((name) => [name, state as UsState] as const)),
);

/** How people write states besides their names and codes. */
const NICKNAMES: Partial<Record<UsState, string>> = {
  AL: 'ala|bama',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'cali|calif',
  CO: 'colo',
  CT: 'conn',
  FL: 'fla',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  NE: 'nebr|neb',
  NV: 'nev',
  NJ: 'jersey shore|jersey',
  OK: 'okla',
  OR: 'ore',
  PA: 'penna|penn',
  TN: 'tenn',
  TX: 'tex',
  WA: 'washington state|wash state|wash',
  WI: 'wisc|wis',
  WY: 'wyo',
};

export const STATE_OF_NICKNAME: ReadonlyMap<string, UsState> = new Map(
  Object.entries(NICKNAMES).flatMap(([state, names]) =>
    names.split('|').map((name) => [name, state as UsState] as const),
  ),
);

/** The state of a city as a search names it: 'St. Petersburg', 'Fort Myers'. */
export const homeOf = (location: string): UsState | undefined =>
  STATE_OF_CITY.get(location.toLowerCase().replaceAll('.', ''));
