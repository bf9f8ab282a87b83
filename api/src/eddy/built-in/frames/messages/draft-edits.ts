import { matches, matchOf } from '../../../matching.ts';
import { amountAlone } from '../../follow-ups/amount-alone.ts';
import { withoutWords } from './left-out-words.ts';
import { furtherText, sentence } from './message-text.ts';
import { tidied, uncapitalized } from './tidied-text.ts';

const LEADS =
  "(?:(?:ok(?:ay)?|no+|nah|hm+|actually|oh|please|pls|and|but|also|wait|(?:can|could|would) (?:you|u|we)|maybe|just|i think|rather|better|then|so|well|let['’]?s|on second thoughts?)[\\s,]+)*";
const TAILS =
  '(?:[\\s,]+(?:after all|please|pls|plz|for now|yet|again|though|then|actually|altogether|(?:in|from|out of) (?:there|it|this|that|here|the (?:message|text|note|draft)|my (?:message|note))|thanks?))*[.!?\\s]*';
const NAMED =
  '(?:(?:the |that |any )?(?:part|bit|mention|sentence|line) (?:about|with|of|on) )?(?:(?:the|my|that|any|a|our|this|no|exact|whole|actual)\\s+)*(?:(?<contact>(?:phone|cell|mobile|telephone)(?: (?:number|no))?|e-?mail(?: address)?|contacts?(?: (?:details?|info))?|digits)|(?<number>numbers?|figures?)|(?<money>(?:dollar )?amounts?|sum|price|dollars|limit)|(?<time>time|hour)|(?<day>day|date)|(?<literal>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend)|(?<place>first|opening|last|final|second|third) (?:sentence|line|part|bit|question))(?: (?:part|bit|thing))?';
const OUT = '(?:leave|take|keep|cut|get|pull)';
const WHOM = '(?:him|her|them|the (?:owner|seller|buyer))';

/** Orders to leave a part of the draft out that they name by its kind: 'leave the number out after all', 'don’t give her my phone'. */
const LEFT_OUT = [
  `${OUT}\\s+${NAMED}\\s+(?:out|off|away|back|open)`,
  `(?:(?:leave|take|cut|keep)\\s+(?:out|off)|drop|remove|delete|omit|skip|lose|cut|strike|scratch|nix|scrap|erase|get rid of|without|no|no mention of|forget|minus)\\s+${NAMED}`,
  `(?:do not|don['’]?t|never|not|better not)\\s+(?:put|name|mention|include|give|say|tell|write|share|add|send|show|let)(?:\\s+${WHOM})?(?:\\s+(?:have|see|know))?\\s+${NAMED}(?:\\s+(?:in|to ${WHOM}|away|out))?`,
  `i\\s+(?:do not|don['’]?t|(?:would|['’]d|d)? ?rather not|would not)(?:\\s+want)?\\s+(?:(?:to\\s+)?(?:give|share|name|mention|say|tell|put|include)(?:\\s+${WHOM})?|${WHOM} to (?:have|see|know|get|read))\\s+${NAMED}(?:\\s+(?:in|to ${WHOM}|away|out))?`,
].map((order) => new RegExp(`^${LEADS}${order}${TAILS}$`, 'iu'));

const CONTACT = /(?<![$\d,])(?:\+|\()?\d[\d() .-]{5,}\d\b|\S+@\S+\.\w+/;
const MONEY =
  /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|grand|thousand|million)\b)?|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?\s?(?:k|grand|thousand|million)\b|\b(?!(?:19|20)\d\d\b)\d{4,7}\b/i;
const HOUR =
  /\b(?:at|around|about|by|from) (?:noon|midnight|\d{1,2}(?::\d\d)?(?:\s?(?:am|pm|o['’]clock))?)(?![\d,.]*\d|\s?k\b)/i;
const DAY =
  /\b(?:on |by |until |this |next |from )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|weekend)\b/i;
const TOPIC = /^(?:Hello|Hi|Dear)[^,]*,(?: about (?:your|my) [^:]*:)?\s*/i;
const SENTENCES = /(?<=[.!?])\s+/;

/** A draft with the change that a message asks for; `missing` if the draft has no such part, `nothing` if no text would be left. */
type Edited = { text: string } | { is: 'missing' | 'nothing' };

/** The draft without a figure, a time or a sentence, with another figure, or with another beginning or end. */
export function editedDraft(message: string, text: string): Edited | undefined {
  const topic = TOPIC.exec(text)?.[0] ?? '';
  const body = text.slice(topic.length);
  const named = LEFT_OUT.map((pattern) => matchOf(pattern, message)?.groups).find(Boolean);
  if (named?.literal) {
    const left = withoutWords(text, named.literal);
    return left === text ? { is: 'missing' } : left === undefined ? { is: 'nothing' } : { text: left };
  }
  if (named) return leftOut(named, topic, body);
  const end = withEnding(message, body);
  if (end !== undefined) return { text: `${topic}${end}` };
  const hello = matchOf(GREETS, message)?.groups?.hello;
  if (hello) return { text: text.replace(/^(?:Hello|Hi|Dear)/i, tidied(hello)) };
  const about = questionToAdd(message);
  if (about) return { text: `${text} ${furtherText(`ask about the ${about}`)}` };
  const figure = otherFigure(message, body);
  return figure === undefined ? undefined : { text: `${topic}${figure}` };
}

function leftOut(named: Record<string, string | undefined>, topic: string, body: string): Edited {
  const left = named.place
    ? withoutSentence(body, named.place)
    : named.day
      ? withoutPhrase(body, DAY)
      : named.time
        ? withoutPhrase(body, HOUR)
        : named.money || (named.number && !CONTACT.test(body))
          ? withoutMoney(body)
          : withoutContact(body);
  if (left === undefined || left === body) return { is: 'missing' };
  if (!/\p{L}{2}/u.test(left)) return { is: 'nothing' };
  return { text: `${topic}${/:\s*$/.test(topic) ? uncapitalized(left) : left}` };
}

const PLACES: Readonly<Record<string, number>> = { first: 0, opening: 0, second: 1, third: 2, last: -1, final: -1 };

function withoutSentence(body: string, place: string): string | undefined {
  const parts = body.split(SENTENCES);
  const at = PLACES[place.toLowerCase()] ?? 0;
  const gone = parts.at(at);
  return gone === undefined ? undefined : parts.filter((part) => part !== gone).join(' ');
}

const withoutPhrase = (body: string, phrase: RegExp): string | undefined =>
  phrase.test(body) ? body.replace(new RegExp(`\\s*${phrase.source}`, 'i'), '').trim() : undefined;

/** A phone number goes with the clause that gives it: 'my number is …'. */
const withoutContact = (body: string): string | undefined =>
  CONTACT.test(body)
    ? body
        .split(SENTENCES)
        .flatMap((part) => {
          if (!CONTACT.test(part)) return [part];
          const kept = part
            .split(/,? (?:and|but|so) |[;,] /)
            .filter((clause) => !CONTACT.test(clause) && !/^\W*(?:call|text|reach|ring) me\W*$/i.test(clause));
          return kept.length > 0 ? [sentence(kept.join(' and ').replace(/[.!?]$/, ''))] : [];
        })
        .join(' ')
    : undefined;

/** 'For 90k' can go; 'I could live with 90k' needs other words in its place. */
const withoutMoney = (body: string): string | undefined => {
  const found = MONEY.exec(body);
  if (!found) return undefined;
  const phrase = new RegExp(
    `\\s+(?:for|at|of)\\s+(?:about |around |only |just )?(?:${MONEY.source})(?=\\s*(?:[.,;!?]|$|(?:if|and|but|when|as|in)\\b))`,
    'i',
  );
  if (phrase.test(body)) return body.replace(phrase, '');
  return body.replace(
    new RegExp(`(?:about |around |only |just )?(?:${MONEY.source})(?: (?:dollars|bucks|usd))?`, 'i'),
    'an amount we agree on',
  );
};

const THANKS = new RegExp(
  `^${LEADS}(?:thank (?:him|her|them|you)|(?:say|add|put|write|(?:end|finish)(?: it)? with|include) (?:an? )?(?:thanks?|thank you|many thanks|thx)(?: (?:to (?:him|her|them)|note))?)(?: (?:too|as well|also|in advance|at the (?:end|bottom)|for (?:his|her|their|the) (?:time|answer|reply)))*${TAILS}$`,
  'iu',
);
const SIGNED = new RegExp(
  `^${LEADS}(?:sign(?: (?:it|off))?(?: (?:as|with|off as|off with))?|(?:put|add) my name,?|end (?:it )?with)\\s+["“]?(?<name>(?!my\\b|the\\b|it\\b|a\\b)[\\p{L}][\\p{L}'’.-]+(?: \\p{L}[\\p{L}'’.-]+)?)["”]?${TAILS}$`,
  'iu',
);
const GREETS = new RegExp(
  `^${LEADS}(?:(?:start|open|begin)(?: (?:it|off))? with (?:an? )?|say )["“]?(?<hello>good (?:morning|afternoon|evening|day)|hi(?: there)?|hey(?: there)?|hello|howdy|dear)["”]?(?: (?:first|at the (?:start|beginning|top)|to (?:him|her|them)|before that))?${TAILS}$`,
  'iu',
);

/** 'Add the trailer question' */
const ASKS_ABOUT = new RegExp(
  `^${LEADS}(?:add|include|put in|ask)\\s+(?:also\\s+)?(?:the|my|an?|that)\\s+(?:(?<about>\\p{L}+(?: \\p{L}+)?) question|(?:question|word|line) (?:about|on|regarding) (?:the |his |her |their )?(?<other>\\p{L}+(?: \\p{L}+)?))${TAILS}$`,
  'iu',
);

/** The subject of a question that the message adds. */
export function questionToAdd(message: string): string | undefined {
  const { about, other } = matchOf(ASKS_ABOUT, message)?.groups ?? {};
  return about ?? other;
}

function withEnding(message: string, body: string): string | undefined {
  if (matches(THANKS, message)) return /\bthank/i.test(body) ? body : `${body} Thank you!`;
  const name = matchOf(SIGNED, message)?.groups?.name;
  return name && !/^(?:it|off|here|now|that|this)$/i.test(name) ? `${body} – ${named(name)}` : undefined;
}

const named = (name: string) => name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const NEW_TIME = new RegExp(
  `^${LEADS}(?:(?:make|say|call|do) (?:it|that)?\\s*)?(?:at )?(?<time>noon|midnight|\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)?)(?: (?:instead|rather))?${TAILS}$`,
  'iu',
);

/** 'Make it 120' beside the only amount of the draft, 'make it 11' beside the only hour. */
function otherFigure(message: string, body: string): string | undefined {
  // A phone number is no amount.
  const amounts = body.replace(CONTACT, ' ').match(new RegExp(MONEY.source, 'gi')) ?? [];
  const amount = amountAlone(message.replace(/\b(?:instead|rather)\b/gi, ' '));
  const [old] = amounts;
  if (amount && old && amounts.length === 1) return body.replace(old, inForm(amount.value, amount.isMoney, old));
  const time = matchOf(NEW_TIME, message)?.groups?.time;
  const hours = body.match(new RegExp(HOUR.source, 'gi')) ?? [];
  const [hour] = hours;
  if (
    !time ||
    !hour ||
    hours.length !== 1 ||
    (amounts.length > 0 && !/[ap]m|noon|midnight/i.test(time)) ||
    Number.parseInt(time, 10) > 24
  )
    return undefined;
  const half = /\d$/.test(time) ? (/\s?(?:am|pm)$/i.exec(hour)?.[0] ?? '') : '';
  return body.replace(hour, `${hour.split(' ')[0]} ${time}${half}`);
}

/** The new amount is written like the old one. */
function inForm(value: number, isMoney: boolean, old: string): string {
  const dollars = isMoney || value >= 1_000 ? value : value * 1_000;
  const sign = old.startsWith('$') ? '$' : '';
  return /k$/i.test(old) && dollars % 1_000 === 0
    ? `${sign}${dollars / 1_000}k`
    : `${sign}${dollars.toLocaleString('en-US')}`;
}
