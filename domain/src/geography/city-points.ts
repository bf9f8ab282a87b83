import { STATE_NAMES, type UsState } from './us-states.ts';

type Point = readonly [latitude: number, longitude: number];

/** Places where boats and their owners are: the name, the latitude and the longitude to a hundredth of a degree. */
const PLACES: Partial<Record<UsState, string>> = {
  AL: 'mobile 30.69 -88.04|orange beach 30.27 -87.58|gulf shores 30.25 -87.7|birmingham 33.52 -86.8|mobile bay 30.45 -88.0|montgomery 32.37 -86.3|huntsville 34.73 -86.59',
  AK: 'anchorage 61.22 -149.9|juneau 58.3 -134.42|ketchikan 55.34 -131.65|seward 60.1 -149.44|homer 59.64 -151.55',
  AR: 'little rock 34.75 -92.29|hot springs 34.5 -93.06',
  AZ: 'phoenix 33.45 -112.07|lake havasu 34.48 -114.32|lake havasu city 34.48 -114.32|tucson 32.22 -110.97|scottsdale 33.49 -111.92',
  CA: 'san diego 32.72 -117.16|los angeles 34.05 -118.24|newport beach 33.62 -117.93|marina del rey 33.98 -118.45|long beach 33.77 -118.19|san francisco 37.77 -122.42|sausalito 37.86 -122.49|santa barbara 34.42 -119.7|oceanside 33.2 -117.38|oakland 37.8 -122.27|alameda 37.77 -122.24|monterey 36.6 -121.89|ventura 34.28 -119.29|oxnard 34.2 -119.18|dana point 33.47 -117.7|huntington beach 33.66 -118.0|sacramento 38.58 -121.49|san jose 37.34 -121.89|sf 37.77 -122.42|balboa island 33.61 -117.89|san pedro 33.74 -118.29|lake tahoe 39.1 -120.03|catalina island 33.39 -118.42|half moon bay 37.46 -122.43|fresno 36.74 -119.78|bakersfield 35.37 -119.02|anaheim 33.84 -117.91|irvine 33.68 -117.83|palm springs 33.83 -116.55',
  CO: 'denver 39.74 -104.99|colorado springs 38.83 -104.82|boulder 40.01 -105.27',
  CT: 'stamford 41.05 -73.54|mystic 41.35 -71.97|greenwich 41.03 -73.63|norwalk 41.12 -73.41|new haven 41.31 -72.93|new london 41.36 -72.1|essex 41.35 -72.39|bridgeport 41.18 -73.19|hartford 41.77 -72.67',
  DC: 'washington 38.9 -77.04',
  DE: 'lewes 38.77 -75.14|rehoboth beach 38.72 -75.08|wilmington 39.75 -75.55|rehoboth 38.72 -75.08',
  FL: 'miami 25.76 -80.19|miami beach 25.79 -80.13|fort lauderdale 26.12 -80.14|tampa 27.95 -82.46|st petersburg 27.77 -82.64|clearwater 27.97 -82.8|sarasota 27.34 -82.53|bradenton 27.5 -82.57|venice 27.1 -82.45|naples 26.14 -81.79|fort myers 26.64 -81.87|cape coral 26.56 -81.95|punta gorda 26.93 -82.05|marco island 25.94 -81.72|key west 24.56 -81.78|key largo 25.09 -80.45|marathon 24.71 -81.09|islamorada 24.92 -80.63|west palm beach 26.71 -80.05|palm beach 26.71 -80.04|boca raton 26.37 -80.13|delray beach 26.46 -80.07|pompano beach 26.24 -80.12|hollywood 26.01 -80.15|jupiter 26.93 -80.09|stuart 27.2 -80.25|vero beach 27.64 -80.4|fort pierce 27.45 -80.33|melbourne 28.08 -80.61|cocoa beach 28.32 -80.61|daytona beach 29.21 -81.02|orlando 28.54 -81.38|st augustine 29.9 -81.31|jacksonville 30.33 -81.66|pensacola 30.42 -87.22|destin 30.39 -86.5|panama city 30.16 -85.66|fort walton beach 30.41 -86.62|lauderdale 26.12 -80.14|tampa bay 27.76 -82.54|st pete 27.77 -82.64|pompano 26.24 -80.12|boynton beach 26.53 -80.07|cape canaveral 28.39 -80.6|bonita springs 26.34 -81.78|daytona 29.21 -81.02|ponce inlet 29.1 -80.94|coconut grove 25.73 -80.24|aventura 25.96 -80.14|key biscayne 25.69 -80.16|hillsboro beach 26.29 -80.08|sanibel 26.45 -82.02|captiva 26.52 -82.19|tallahassee 30.44 -84.28|crystal river 28.9 -82.59|gainesville 29.65 -82.32|ocala 29.19 -82.14|lakeland 28.04 -81.95|kissimmee 28.29 -81.41|coral gables 25.72 -80.27|homestead 25.47 -80.48',
  GA: 'savannah 32.08 -81.09|brunswick 31.15 -81.49|st simons 31.15 -81.37|atlanta 33.75 -84.39|lake lanier 34.24 -83.95|tybee island 32.0 -80.85|augusta 33.47 -81.97|macon 32.84 -83.63',
  HI: 'honolulu 21.31 -157.86|kona 19.64 -155.99|maui 20.8 -156.33|oahu 21.44 -158.0|kauai 22.1 -159.53',
  IA: 'des moines 41.59 -93.62',
  ID: 'boise 43.62 -116.2|coeur d alene 47.68 -116.78',
  IL: 'chicago 41.88 -87.63|peoria 40.69 -89.59',
  IN: 'michigan city 41.71 -86.9|indianapolis 39.77 -86.16|fort wayne 41.08 -85.14|south bend 41.68 -86.25',
  KS: 'wichita 37.69 -97.34',
  KY: 'louisville 38.25 -85.76|lexington 38.04 -84.5',
  LA: 'new orleans 29.95 -90.07|slidell 30.28 -89.78|houma 29.6 -90.72|lake charles 30.23 -93.22|baton rouge 30.45 -91.19|venice 29.28 -89.35|grand isle 29.24 -89.99|shreveport 32.53 -93.75',
  MA: 'boston 42.36 -71.06|marblehead 42.5 -70.86|gloucester 42.62 -70.66|nantucket 41.28 -70.1|hyannis 41.65 -70.28|falmouth 41.55 -70.61|plymouth 41.96 -70.67|newburyport 42.81 -70.88|new bedford 41.64 -70.93|marthas vineyard 41.39 -70.64|cape cod 41.69 -70.3|woods hole 41.52 -70.67|worcester 42.26 -71.8',
  MD: 'annapolis 38.98 -76.49|baltimore 39.29 -76.61|ocean city 38.34 -75.08|st michaels 38.79 -76.22|solomons 38.32 -76.45|kent island 38.95 -76.34|cambridge 38.56 -76.08',
  ME: 'portland 43.66 -70.26|bar harbor 44.39 -68.2|camden 44.21 -69.06|rockland 44.1 -69.11|boothbay harbor 43.85 -69.63|kennebunkport 43.36 -70.48|kittery 43.09 -70.74|boothbay 43.88 -69.63',
  MI: 'detroit 42.33 -83.05|traverse city 44.76 -85.62|grand haven 43.06 -86.23|holland 42.79 -86.11|charlevoix 45.32 -85.26|petoskey 45.37 -84.96|muskegon 43.23 -86.25|mackinac 45.85 -84.62|st clair shores 42.5 -82.89|grand rapids 42.96 -85.67|ann arbor 42.28 -83.74|lansing 42.73 -84.56',
  MN: 'minneapolis 44.98 -93.27|duluth 46.79 -92.1|lake minnetonka 44.93 -93.57|st paul 44.95 -93.09',
  MO: 'st louis 38.63 -90.2|lake of the ozarks 38.2 -92.63|kansas city 39.1 -94.58|ozarks 38.2 -92.63',
  MS: 'biloxi 30.4 -88.89|gulfport 30.37 -89.09|pass christian 30.32 -89.25|bay st louis 30.31 -89.33',
  MT: 'bozeman 45.68 -111.04|missoula 46.87 -114.0',
  NC: 'wilmington 34.23 -77.94|morehead city 34.72 -76.73|beaufort 34.72 -76.66|wrightsville beach 34.21 -77.8|charlotte 35.23 -80.84|new bern 35.11 -77.04|southport 33.92 -78.02|manteo 35.91 -75.68|raleigh 35.78 -78.64|lake norman 35.58 -80.94|outer banks 35.56 -75.47|hatteras 35.22 -75.69|oriental 35.03 -76.69|greensboro 36.07 -79.79|asheville 35.6 -82.55|durham 35.99 -78.9',
  ND: 'fargo 46.88 -96.79',
  NE: 'omaha 41.26 -95.93',
  NH: 'portsmouth 43.07 -70.76|lake winnipesaukee 43.6 -71.33|winnipesaukee 43.6 -71.33',
  NJ: 'atlantic city 39.36 -74.42|cape may 38.94 -74.91|brielle 40.11 -74.06|manasquan 40.13 -74.05|point pleasant 40.08 -74.07|jersey city 40.73 -74.08|toms river 39.95 -74.2|long beach island 39.65 -74.18|newark 40.74 -74.17',
  NM: 'albuquerque 35.08 -106.65|santa fe 35.69 -105.94',
  NV: 'las vegas 36.17 -115.14|reno 39.53 -119.81|lake mead 36.15 -114.4',
  NY: 'new york 40.71 -74.01|new york city 40.71 -74.01|sag harbor 41.0 -72.29|montauk 41.04 -71.95|port washington 40.83 -73.7|freeport 40.66 -73.58|buffalo 42.89 -78.88|rochester 43.16 -77.61|brooklyn 40.68 -73.94|lake george 43.43 -73.71|city island 40.85 -73.79|long island 40.79 -73.13|the hamptons 40.88 -72.39|hamptons 40.88 -72.39|manhattan 40.78 -73.97|shelter island 41.07 -72.34|east hampton 40.96 -72.18|southampton 40.88 -72.39|amagansett 40.97 -72.14|staten island 40.58 -74.15|albany 42.65 -73.76|syracuse 43.05 -76.15',
  OH: 'cleveland 41.5 -81.69|sandusky 41.45 -82.71|toledo 41.65 -83.54|port clinton 41.51 -82.94|cincinnati 39.1 -84.51|columbus 39.96 -83.0|put in bay 41.65 -82.82|dayton 39.76 -84.19|akron 41.08 -81.52',
  OK: 'tulsa 36.15 -95.99|grand lake 36.55 -94.95|oklahoma city 35.47 -97.52',
  OR: 'portland 45.52 -122.68|astoria 46.19 -123.83|newport 44.64 -124.05|eugene 44.05 -123.09',
  PA: 'philadelphia 39.95 -75.17|erie 42.13 -80.09|pittsburgh 40.44 -80.0|harrisburg 40.27 -76.88|allentown 40.6 -75.47',
  RI: 'newport 41.49 -71.31|providence 41.82 -71.41|jamestown 41.5 -71.37|block island 41.17 -71.58|wickford 41.57 -71.45',
  SC: 'charleston 32.78 -79.93|hilton head 32.22 -80.75|hilton head island 32.22 -80.75|myrtle beach 33.69 -78.89|beaufort 32.43 -80.67|georgetown 33.38 -79.29|lake murray 34.08 -81.33|murrells inlet 33.55 -79.04|mount pleasant 32.79 -79.86|columbia 34.0 -81.03|greenville 34.85 -82.4',
  SD: 'sioux falls 43.55 -96.73',
  TN: 'nashville 36.16 -86.78|knoxville 35.96 -83.92|memphis 35.15 -90.05|chattanooga 35.05 -85.31',
  TX: 'houston 29.76 -95.37|galveston 29.3 -94.8|corpus christi 27.8 -97.4|dallas 32.78 -96.8|austin 30.27 -97.74|port aransas 27.83 -97.06|rockport 28.02 -97.05|south padre island 26.1 -97.17|kemah 29.54 -95.02|lake travis 30.41 -97.92|san antonio 29.42 -98.49|fort worth 32.76 -97.33|south padre 26.1 -97.17|lake conroe 30.43 -95.6|clear lake 29.56 -95.08|freeport 28.95 -95.36|el paso 31.76 -106.49|waco 31.55 -97.15',
  UT: 'salt lake city 40.76 -111.89',
  VA: 'norfolk 36.85 -76.29|virginia beach 36.85 -75.98|hampton 37.03 -76.35|deltaville 37.55 -76.34|richmond 37.54 -77.44|alexandria 38.8 -77.05|newport news 37.09 -76.47|chesapeake 36.77 -76.29|roanoke 37.27 -79.94',
  VT: 'burlington 44.48 -73.21|lake champlain 44.53 -73.33',
  WA: 'seattle 47.61 -122.33|anacortes 48.51 -122.61|tacoma 47.25 -122.44|bellingham 48.75 -122.48|gig harbor 47.33 -122.58|friday harbor 48.53 -123.02|everett 47.98 -122.2|olympia 47.04 -122.9|san juan islands 48.53 -123.02|puget sound 47.6 -122.4|la conner 48.39 -122.5|bremerton 47.57 -122.63|spokane 47.66 -117.43',
  WI: 'milwaukee 43.04 -87.91|sturgeon bay 44.83 -87.38|madison 43.07 -89.4|lake geneva 42.59 -88.43|door county 44.94 -87.24|green bay 44.51 -88.02',
  WV: 'charleston 38.35 -81.63',
  WY: 'cheyenne 41.14 -104.82',
};

const pointsIn = (places: string): [string, Point][] =>
  places.split('|').map((place) => {
    const words = place.split(' ');
    return [words.slice(0, -2).join(' '), [Number(words.at(-2)), Number(words.at(-1))]];
  });

const CITIES: Partial<Record<string, Readonly<Record<string, Point>>>> = Object.fromEntries(
  Object.entries(PLACES).map(([state, places]) => [state, Object.fromEntries(pointsIn(places))]),
);

const EARTH_RADIUS_MILES = 3_959;
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b|\bst\./g, 'st'],
  [/\bft\.?(?= )/g, 'fort'],
];

/** The point of a city such as 'Tampa, FL' or 'Tampa FL'. Undefined for places that the table does not have. */
export function pointOf(location: string, state: UsState): Point | undefined {
  const [first = ''] = location.toLowerCase().split(',');
  const city = first.replace(new RegExp(`\\s+(?:${state}|${STATE_NAMES[state]})\\.?(?:\\s+\\d{5})?\\s*$`, 'i'), '');
  const plain = SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), city.trim());
  return CITIES[state]?.[plain];
}

/** The middle of the places of a state where boats are. */
export function centerOf(state: UsState): Point | undefined {
  const points = Object.values(CITIES[state] ?? {});
  const mean = (side: 0 | 1) => points.reduce((sum, point) => sum + point[side], 0) / points.length;
  return points.length > 0 ? [mean(0), mean(1)] : undefined;
}

/** The distance in a straight line. */
export function milesApart([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const angle =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(angle));
}
