import { isOrdinary } from '../built-in/reading/words/spelling.ts';
import { matchOf } from '../matching.ts';
import type { KnownFacts } from './known-facts.ts';

/** Words of boats, numbers and opinions beyond the ordinary ones. A sentence with other words says what no rule can check. */
const TRADE_WORDS = new Set(
  `asks asking listed listing listings priced offered measures dates docked moored lies sits berthed located runs tops cruises carries seats sleeps
  comes works suits fits leads beats ranks stands costs combined together respectively apart roughly approximately nearly overall compared comparing comparison
  cheaper pricier dearer newer older longer shorter bigger smaller larger wider faster slower closer cheapest priciest newest oldest longest shortest biggest smallest largest widest fastest
  console consoles bowrider bowriders cruiser cruisers yacht yachts fishing saltwater outboard outboards inboard inboards sterndrive sterndrives diesel gasoline hull beam length
  three four five seven eight nine knots meters metres foot footer feet mph thousand hundred million dozen twenty thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  berth berths cabin engine engines hours views views comparables comparable average median range ranging ranges difference budget option options shortlist pick favorite candidate
  owner owners seller takes accepts trade trades swap exchange bitcoin crypto vehicles vehicle motorcycles property estate metals jewelry collectibles livestock memberships experiences aircraft machinery
  draft drafted prepared prepare click card cards compare narrow recommend suggest prefer glance decide depending whichever otherwise meanwhile however whereas although though while therefore besides
  middle both neither either former latter third fourth fifth respective identical similar versus total altogether excluding including
  affordable compact spacious roomy modest solid sensible smart balanced versatile comfortable sweet spot tight stretch comfortably easily clearly slightly considerably noticeably substantially fewer least
  premium entry-level recommendation recommendations compromise entry clock bunch rundown summary terms followed youngest trips stays overnight sense deeper lineup standout contender choice tradeoff upside downside pricing sized
  quick handful criteria requirements preferences highlights details overview figures specs numbers listed category bracket ballpark territory mark threshold ceiling floor upper lower end edge margin gap spread
  outlay spend spending saving savings remainder leftover headroom stretch within beyond exceeding exceeds meets matches matching fitting suited suitable ideal perfect decent reasonable attractive appealing tempting interesting
  weekend weekends family families group crew guests kids children couple friends anglers angler cruising fishing watersports daytrips day-trips island hopping offshore inshore coastal bay lake river
  overall finally firstly secondly lastly additionally moreover furthermore alternatively essentially basically simply merely purely exactly precisely currently presently right
  considering given regarding concerning despite unless until whenever wherever rather instead plus minus per each every another several various certain particular specific main key major minor
  viewed seen visited inspected reachable found shown displayed mentioned described noted summarized ranked sorted ordered grouped split divided
  lean leaning inclined tend suggest worth considering shortlisting dig happy glad sure absolutely certainly definitely probably perhaps maybe likely unlikely possibly apparently
  estimate estimated estimates worth valued value confidence closing commission fee fees percent share
  offer offers counteroffer revision task tasks deadline waiting pending agreed accepted declined released state status step steps next open ended`
    .split(/\s+/)
    .filter(Boolean),
);

/** A plural, a verb form or an adverb of a familiar word. */
const formsOf = (word: string) => [
  word,
  word.replace(/(?:'s|s)$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(?:ed|ing)$/, ''),
  word.replace(/(?:ed|ing)$/, 'e'),
  word.replace(/(.)\1(?:ed|ing)$/, '$1'),
  word.replace(/ly$/, ''),
];
const isFamiliar = (word: string) => formsOf(word).some((form) => TRADE_WORDS.has(form) || isOrdinary(form));

/** Ordinary words with which a sentence about a boat or its owner claims what no tool says. */
const TELLING =
  /\b(?:used to|former(?:ly)? (?:a|an|owned|belonged)|retired|captains?|doctor|lawyer|dealer|company|divorced?|died|widow|famous|celebrity|prize|award|charter(?:ed)?|navy|police|rescue|race[ds]?|racing|failed|fails|passed (?:its|the|a)|survey|inspection|needs? (?:a |an |some |new |more |to be )?(?:work|repairs?|engines?|paint|new|bottom|service)|requires|broken|damaged?|problem|issue|fixed|replaced|installed|painted|history|accident|original|custom|built (?:by|for)|made (?:in|by|for)|designed|imported|registered|documented|licensed|legal|inherit\w*|lives? in|moved to|works? (?:for|at|as)|knows?|friend|married|years? of experience|professional|honest|trust(?:worthy|ed)?|responds? (?:fast|quickly|within)|always|usually|often|quick(?:ly)? to)\b/i;

/** Says that something is not known. */
const UNKNOWN =
  /\b(?:can't (?:tell|say)|cannot (?:tell|say)|don't know|doesn't (?:say|mention)|isn't (?:said|mentioned)|not (?:said|mentioned))\b/i;

/** The verbs with which a sentence may speak of an owner. */
const OWNS =
  /^(?:'s|,|\.|\?|\)|:|;|-|\s(?:\p{Lu}|and|or|also|in|from|for|of|with|on|at|about|the|who|whose|owns?|asks?|asking|wants|takes?|accepts?|offers?|offering|lists?|listed|sells?|selling|keeps?|has (?:a |the |it |listed|completed|no)|is (?:asking|selling|offering|the|verified|a verified|not verified|in|open)|would (?:also )?(?:take|accept|consider|add)|does(?:n't| not)|writes?|wrote|says?|describes?|mentions?|is$))/u;

/** Whether somebody does something that no tool tells of. */
function doesElse(text: string, known: KnownFacts): boolean {
  const people = [...known.people, 'the owner', 'the seller'].filter((name) => name.length > 1);
  const said = new RegExp(
    `(?<!\\p{L})(?:${people.map((name) => name.replace(/[^\p{L}\d ]/gu, '.')).join('|')})(?!\\p{L})`,
    'giu',
  );
  return [...text.matchAll(said)].some((match) => {
    const rest = text.slice(match.index + match[0].length);
    if (/\b(?:with|to|from|of|for|by|about|at|and|or|than|offer)\s$/i.test(text.slice(0, match.index))) return false;
    if (known.states.some(({ state }) => state.includes(/^\s(\p{L}+)/u.exec(rest)?.[1] ?? '\0'))) return false;
    return rest.trim() !== '' && !OWNS.test(rest);
  });
}

/** Whether a sentence tells something of a boat, an owner or the user's account. */
export const isAboutBoat = (text: string, mentions: number, known: KnownFacts) =>
  mentions > 0 ||
  /(?<!\p{L})(?:it|its|she|her|they|them|the (?:boat|owner|seller|first|second|third|cheapest|newest)|this one|that one|your)(?!\p{L})/iu.test(
    text,
  ) ||
  [...known.people].some((name) => text.toLowerCase().includes(name));

/** Whether a sentence about a boat or a person uses words that no rule understands. */
export function hasStrangeWord(text: string, hasFigure: boolean, asked: string, known: KnownFacts): boolean {
  if (UNKNOWN.test(text)) return false;
  const telling = matchOf(TELLING, text)?.[0].toLowerCase();
  if ((telling !== undefined && !known.ours.includes(telling)) || doesElse(text, known)) return true;
  // Next to a figure that holds, a strange word is a manner of speaking.
  if (hasFigure) return false;
  const words = text.match(/(?<![\p{L}\d'-])\p{Ll}[\p{L}']{3,}(?![\p{L}\d])/gu) ?? [];
  return words.some(
    (word) => !isFamiliar(word) && !asked.includes(word) && !known.ours.includes(word) && !isListed(word, known),
  );
}

const isListed = (word: string, known: KnownFacts) =>
  [...known.boats.values()].some(({ title, features, engine, takes, condition, type }) =>
    [title, (features ?? []).join(' '), engine ?? '', (takes ?? []).join(' '), condition, type].some((text) =>
      text.toLowerCase().includes(word),
    ),
  );
