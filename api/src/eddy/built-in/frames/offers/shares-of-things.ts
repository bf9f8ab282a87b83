import { matches } from '../../../matching.ts';

const NUMBER = '\\d{1,3}(?:[.,]\\d+)?\\s?(?:%|percent\\b|pct\\b|per cent\\b)';
const WORDS =
  '(?:five|ten|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|seventy-five|eighty|ninety)\\s(?:%|percent\\b|per cent\\b)';
const PART =
  '(?:an?|one|two|three|four|the)[ -](?:(?:small|large|big|minority|majority|partial|equal|full)\\s)?(?:half|halves|thirds?|quarters?|fourths?|fifths?|tenths?|shares?|part|piece|stake|portion|fraction|slice|interest|percentage|chunk|bit)\\b';
const SHARE = `(?:(?:an?\\s)?half(?:\\s(?:share|stake|interest|ownership|the (?:value|ownership)))?|[1-9]/[2-9]|(?:an?\\s)?${NUMBER}(?:\\s(?:share|stake|part|piece|portion|interest|ownership))?|${WORDS}|${PART}|part|some|shares|(?:co-?|part )?ownership)`;
/** Money has parts, and so does a price. */
const NO_THING =
  '(?!(?:\\p{L}+\\s)?(?:offers?|bids?|price|asking|ask|budget|cash|money|savings|dollars|limit|max|maximum|list|time|boats|things|stuff|trades?|deals?|garage|questions?|messages?)\\b|\\$|\\d)';
const ENGLISH = new RegExp(`\\b(?:${SHARE})(?:\\s(?:of|in|on))?\\s(?:my|our)\\s${NO_THING}\\p{L}`, 'iu');
const OTHERS =
  /\b(?:la mitad|una (?:parte|cuarta parte|tercera parte)|un tercio|un cuarto) de (?:mi|nuestr[oa])\s(?!oferta|precio|dinero)|\b(?:la moiti[ée]|une (?:part|partie)|un (?:tiers|quart)) de (?:mon|ma|notre)\s(?!offre|prix|argent)|\b(?:die h[äa]lfte|ein (?:teil|drittel|viertel|anteil))\s(?:von\s|an\s)?(?:mein|unser)(?:e[mrs])\s(?!angebots?|preis)/iu;

/** Whether words give a share of something that the user owns: 'half of my truck'. An offer has only whole things. */
export const givesShare = (message: string): boolean => matches(ENGLISH, message) || matches(OTHERS, message);

const GIVEN = new RegExp(
  `\\b(?:${SHARE})(?:\\s(?:of|in|on))?(?<thing>\\s(?:my|our)\\s.+?)(?=\\s(?:for|against|plus|and|on|toward|towards)\\b|[,.;!?]|$)`,
  'iu',
);

/** Words with an amount in the place of the share of a thing, or with another share: 'offer 85k for …', 'offer 10% of my truck for …'. */
export const replacedShare = (message: string, said: string): string =>
  message.replace(GIVEN, (_all, thing: string) => (said.endsWith(' of') ? `${said}${thing}` : said));
