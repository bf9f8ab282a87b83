import { matches, matchOf } from '../../../matching.ts';
import type { Chunk } from '../../reading/line.ts';
import { toYou } from '../messages/reported.ts';

const IS = 'subject to|contingent (?:up)?on|conditional (?:up)?on|conditioned (?:up)?on';
const PENDING =
  'pending(?= (?:an? |the |my |his |her |their |clean |successful |satisfactory )*(?:survey|inspection|sea trial|haul|title|financing|loan|bank|approval))';
const STANDS =
  '(?:only )?on (?:the )?condition (?:that|of)|provid(?:ed|ing)(?: that)?|only (?:as|so) long as|(?:as|so) long as|only if|assuming(?: that)?|(?:on|with) the understanding that|unless';
const IF =
  'if(?= (?:(?:he|she|they|it|we|there|everything|both|all|a|the|his|her|their|its|my (?:surveyor|mechanic|bank|loan|wife|husband))\\b|(?!i\\b|we\\b|you\\b)\\p{L}+ (?:throws?|includes?|keeps?|pays?|covers?|delivers?|adds?|leaves?|fix(?:es)?)\\b))';
const DOES =
  '(?:pays?|keeps?|covers?|throws? in|includes?|delivers?|leaves?|handles?|fix(?:es)?|replaces?|repairs?|takes? care of|ships?|brings?|splits?|hauls?|tows?|services?|paints?|transports?)';
const DUTY = `(?:he|she|they|the (?:owner|seller|buyer)|(?!i\\b|we\\b|you\\b|my\\b)\\p{L}+)(?:['’](?:d|ll))? (?:also |must |has to |have to |should |needs? to |would |will |still )*${DOES}`;
const WITH =
  '(?:with|including|incl\\.?)(?= (?!my\\b|our\\b)(?:the |his |her |their |its |both |all |an? )?[\\p{L} -]{3,40}? (?:included|thrown in|in the deal|staying)\\b)|including(?= (?:the|his|her|their|its|both|all)\\b)';
const JOINS = '(?:^|[\\s,;(–—-]+)(?:(?:but|and|though|also|plus|it is|it’s|that is|all|is|this is)\\s+)*';
const CONDITION = new RegExp(
  `${JOINS}(?:(?<is>${IS}|${PENDING})|(?<stands>${STANDS})|(?<if>${IF})|(?<with>${WITH}))\\s+(?<rest>[^.;!?)]{3,}(?:\\.\\d[^.;!?)]*)*)`,
  'iu',
);
const DUTIES = new RegExp(
  `(?:[\\s,;(–—-]+(?:but|and|plus|while)\\s+|[,;(–—]\\s*)(?<duty>${DUTY}\\b[^.;!?)]{2,})`,
  'iu',
);
/** A refusal that somebody expects is no condition: 'if he says no, go to 110'. */
const REFUSES =
  /^\S+(?: \S+)? (?:says? no|says? not|declin\w+|refus\w+|rejects?|counters?|balks?|do(?:es)?n['’]?t|do(?:es)? not|won['’]?t|will not|would(?:n['’]?t| not)|pass(?:es)?|turns?|hesitates?|asks?|wants?|(?:has|have) not)\b/i;
const POLITE = /[\s,]+(?:please|thanks|thank you|thx|ok(?:ay)?|then|tho(?:ugh)?)\s*$/i;
/** Another order behind the condition. */
const GOES_ON = /(?:\s*,)?\s+(?:and |then |also )+(?:tell|ask|let|say|mention|send|offer|add a note)\b.*$/i;

/** 'With a survey contingency' */
const NAMED =
  /[\s,]*(?:\b(?:with|add|include|including|put in|but with|and|make it)\s+)+(?:an?\s+|the\s+)?(?<what>survey|inspection|sea trial|haul-?out)\s+(?:contingency|condition|clause|proviso)\b/i;

interface Condition {
  /** The range of the message that says it. */
  at: number;
  end: number;
  /** A sentence for the owner. */
  note: string;
}

/** A condition of an offer in words that its owner can read: 'My offer is subject to survey.' */
export function conditionIn(message: string, chunks: readonly Chunk[]): Condition | undefined {
  const named = matchOf(NAMED, message);
  if (named?.groups?.what)
    return {
      at: named.index,
      end: named.index + named[0].length,
      note: `My offer is contingent on ${/^[aeiou]/i.test(named.groups.what) ? 'an' : 'a'} ${named.groups.what.toLowerCase()}.`,
    };
  const found = matchOf(CONDITION, message) ?? matchOf(DUTIES, message);
  const groups = found?.groups;
  if (!found || !groups) return undefined;
  const said = groups.duty ?? groups.rest ?? '';
  if (groups.if && matches(REFUSES, said)) return undefined;
  const start = message.indexOf(said, found.index);
  const end = start + keptPart(said, start, chunks).length;
  const words = asTold(message.slice(start, end).replace(POLITE, '').trim(), chunks);
  if (!words) return undefined;
  const link = (groups.is ?? groups.stands ?? groups.if ?? groups.with ?? '').toLowerCase();
  const note = groups.duty
    ? `My condition: ${words}.`
    : groups.is
      ? `My offer is ${link} ${words}.`
      : `My offer ${groups.with ? 'is for the boat' : 'stands'} ${link} ${words}.`;
  return { at: found.index, end, note };
}

/** The condition ends before the boat that the offer is for, and before another order. */
function keptPart(said: string, start: number, chunks: readonly Chunk[]): string {
  const isBoat = ({ meaning }: Chunk) => meaning !== undefined && ['boat', 'make', 'id'].includes(meaning.is);
  const target = chunks.findIndex(
    (chunk, index) => isBoat(chunk) && chunk.at > start && /^(?:for|on)$/.test(beforeName(chunks, index)?.text ?? ''),
  );
  const before = target < 0 || chunks.slice(0, target).some(isBoat) ? undefined : beforeName(chunks, target);
  const order = /,\s*(?=(?:please )?(?:offer|bid|i(?:['’]d| would| will|['’]ll| can)|counter|draft|make)\b)/i.exec(
    said,
  );
  const cut = order
    ? said.slice(0, order.index)
    : before && before.at < start + said.length
      ? said.slice(0, before.at - start)
      : said;
  return cut.replace(GOES_ON, '').trimEnd();
}

const beforeName = (chunks: readonly Chunk[], index: number) =>
  chunks.slice(0, index).findLast(({ text }) => !/^(?:the|that|this|his|her|their)$/.test(text));

/** 'He' and the name of the other side are the reader of the note. */
function asTold(words: string, chunks: readonly Chunk[]): string {
  const names = chunks.flatMap(({ meaning }) => (meaning?.is === 'person' ? [meaning.name] : []));
  const spoken = names.reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b(?!['’])`, 'gi'), 'he'), words);
  // 'Delivers her' is about the boat.
  return toYou(
    spoken.replace(/\bher(?=\s*$|,? (?:to|in|on|at|by|until|till|and|with|before|after|from|for)\b)/gi, 'it'),
  );
}

/** The part of a message that says what to do after a refusal. */
export function fallbackIn(message: string): { at: number; end: number } | undefined {
  const found = matchOf(CONDITION, message);
  const { if: link, rest = '' } = found?.groups ?? {};
  return found && link && REFUSES.test(rest) ? { at: found.index, end: message.length } : undefined;
}
