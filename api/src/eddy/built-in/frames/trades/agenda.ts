import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownClosing } from './known-closing.ts';
import { type KnownTrade, tradesIn } from './trade-meant.ts';

interface Entry {
  at: number;
  day: string;
  what: string;
  with: string;
  isMine: boolean;
  /** The other party whose task it is. */
  who?: string;
}

interface AgendaSaid {
  opens: string;
  mine: string;
  theirs: string;
  none: string;
  noneThen: string;
  offer: (other: string, isMine: boolean) => string;
  task: (task: string, who: string | undefined, other: string) => string;
  order: (service: string, vendor: string | null, other: string) => string;
  release: (other: string) => string;
}

const SAID: Record<Language, AgendaSaid> = {
  en: {
    opens: 'Your dates, the next one first:',
    mine: 'On you:',
    theirs: 'On others:',
    none: 'You have no dates right now: no offer runs out, and no closing has a task.',
    noneThen: 'Nothing falls into that time.',
    offer: (other, isMine) =>
      isMine ? `${other}’s offer runs out, and you have to answer` : `your offer to ${other} runs out`,
    task: (task, who, other) => `${task}, by ${who ?? 'you'} (closing with ${other})`,
    order: (service, vendor, other) => `${service}${vendor ? ` by ${vendor}` : ''} (closing with ${other})`,
    release: (other) => `planned release (closing with ${other})`,
  },
  es: {
    opens: 'Tus fechas, la próxima primero:',
    mine: 'Te tocan a ti:',
    theirs: 'Les tocan a otros:',
    none: 'Ahora no tienes fechas: no vence ninguna oferta y ningún cierre tiene tareas.',
    noneThen: 'Nada cae en ese tiempo.',
    offer: (other, isMine) =>
      isMine ? `vence la oferta de ${other}, te toca responder` : `vence tu oferta a ${other}`,
    task: (task, who, other) => `“${task}”, ${who ?? 'tú'} (cierre con ${other})`,
    order: (service, vendor, other) => `“${service}”${vendor ? `, ${vendor}` : ''} (cierre con ${other})`,
    release: (other) => `liberación prevista (cierre con ${other})`,
  },
  fr: {
    opens: 'Vos dates, la plus proche d’abord :',
    mine: 'À vous :',
    theirs: 'Aux autres :',
    none: 'Vous n’avez aucune date en ce moment : aucune offre n’expire et aucune clôture n’a de tâche.',
    noneThen: 'Rien ne tombe dans cette période.',
    offer: (other, isMine) =>
      isMine ? `l’offre de ${other} expire, à vous de répondre` : `votre offre à ${other} expire`,
    task: (task, who, other) => `“${task}”, ${who ?? 'vous'} (clôture avec ${other})`,
    order: (service, vendor, other) => `“${service}”${vendor ? `, ${vendor}` : ''} (clôture avec ${other})`,
    release: (other) => `libération prévue (clôture avec ${other})`,
  },
  de: {
    opens: 'Deine Termine, der nächste zuerst:',
    mine: 'Bei dir:',
    theirs: 'Bei anderen:',
    none: 'Gerade hast du keine Termine: Kein Angebot läuft ab, und kein Abschluss hat eine Aufgabe.',
    noneThen: 'In diese Zeit fällt nichts.',
    offer: (other, isMine) =>
      isMine ? `das Angebot von ${other} läuft ab, du musst antworten` : `dein Angebot an ${other} läuft ab`,
    task: (task, who, other) => `“${task}”, ${who ?? 'du'} (Abschluss mit ${other})`,
    order: (service, vendor, other) => `“${service}”${vendor ? `, ${vendor}` : ''} (Abschluss mit ${other})`,
    release: (other) => `geplante Freigabe (Abschluss mit ${other})`,
  },
};

const OPENS =
  '^(?:(?:and|so|but|okay|hey|hi|hello|eddy|well|also|please|can you|could you|tell me|show me|give me|list|remind me of|,) ?)*';
const SPAN =
  '(?: (?:(?:for|in|within|during|over) )?(?:this|next|coming|the (?:next|coming)|the) (?:few |couple of |two |three |_n_ )?(?:months?|weeks?|days?|weekend)| (?:today|tomorrow|soon|next|now|right now|ahead|from now on|(?:until|before|by|till|through)(?: the end of)? \\w+))';
const ENDS = `(?:${SPAN}| (?:for me|of mine|on my (?:end|side|plate)|in my (?:trades?|deals?|closings?)|with (?:my|the|all my) (?:trades?|deals?|closings?|offers?|stuff)|please|exactly|coming up|by date|in order|sorted by date|here|,? ?(?:just )?(?:the )?dates only|,? ?only (?:the )?dates|,? ?just (?:the )?dates))*[?.! ]*$`;
const DATES =
  '(?:deadlines|due dates|dates|appointments|key dates|important dates|upcoming (?:dates|deadlines|appointments|events)|schedule|calendar|agenda|timeline|to ?-? ?do list|todo list)';
/** Asks for everything of the user's that has a day. */
const AGENDA = new RegExp(
  [
    `${OPENS}(?:what (?:is|are|does|do)|how (?:is|are|does|do)|show|when are)? ?(?:all )?(?:of )?(?:my|our) (?:next |upcoming |important |key |open |trading )?${DATES}(?: (?:look(?:ing)? like|say|have))?${ENDS}`,
    `${OPENS}(?:what|which|anything|something|is anything|is something|is there anything|do i have anything|have i got anything)(?: (?:do|have|is|else|all|dates?|deadlines?|appointments?|i))*(?: have| got| has)?(?: i)?(?: got| have)?(?: is)? (?:(?:coming up|scheduled|planned|booked|due|lined up)(?: (?:on|in) (?:my|the|our) (?:calendar|schedule|agenda))?|(?:on|in) (?:my|the|our) (?:calendar|schedule|agenda))${ENDS}`,
    `${OPENS}(?:do i have|have i got|are there|got|is there)? ?(?:any|some|what|which)(?: important| other| more)? (?:deadlines?|dates?|due dates?|appointments?)(?: (?:or|and) (?:any )?(?:deadlines?|dates?|appointments?|tasks?|meetings?))?(?: (?:do i have|have i got|i have|that i have|are there|(?:do|should|must) i (?:have to |need to )?(?:know|keep|meet|remember|watch|mark|keep in mind|keep an eye on|write down|know about)|to (?:keep|watch|know|remember|keep in mind|meet)|i (?:must|should|need to) (?:know|keep|meet|remember)|i should know(?: about| of)?|are|is|coming up|due|ahead))*${ENDS}`,
    `${OPENS}(?:when|by when) (?:is|are) (?:everything|all of it|all that|all my stuff|all my tasks|it all)(?: of mine)? due${ENDS}`,
    `${OPENS}(?:what|which things?) (?:do|must|should) i (?:have to |need to )?(?:do|get done|take care of) (?:and )?by when${ENDS}`,
    `${OPENS}what (?:happens|is happening|is coming) (?:next )?(?:and )?when(?: for me| with my (?:trades|deals|stuff))${ENDS}`,
  ].join('|'),
);
const ELSEWHERE = /_(?:type|make|boat|place|bound|money|asset|saved|service)_|\b(?:agent|search|listed|boat)\b/;

/** Right behind the dates: those of one side. */
const MINE =
  /^(?:(?:and|so|okay|but|,) ?)*(?:which|what)(?: ones?)?(?: of (?:those|these|them|that))? (?:is|are|do|must|should)(?: all)? ?(?:on|for|up to|by|with|mine|my|i|ours)\b(?! (?:them|him|her|others|the (?:other|others)))/;
const THEIRS =
  /^(?:(?:and|so|okay|but|,) ?)*(?:which|what)(?: ones?)?(?: of (?:those|these|them|that))? (?:is|are|do|does|must)(?: all)? ?(?:on|for|up to|by|with)? ?(?:them|him|her|others|the (?:other side|others|other ones?|other party|seller|buyer|broker)|_person_|theirs|his|hers)\b/;

/** 'What's on my calendar?': offers that run out, tasks and orders of closings, by date. */
export const agendaFrame: Frame = (situation) => {
  const { line, reading, memory, language } = situation;
  const isBehind = memory.last?.text.startsWith(SAID[language].opens) ?? false;
  const isSaid = (words: RegExp) => words.test(reading.words) || line.has(words);
  const side = isBehind ? (isSaid(THEIRS) ? 'theirs' : isSaid(MINE) ? 'mine' : undefined) : undefined;
  if (!side && (!matches(AGENDA, reading.words) || line.has(ELSEWHERE))) return undefined;
  return {
    intent: 'trades',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    plan: agendaPlan(situation, side),
  };
};

const MOST = 8;

function agendaPlan(situation: Situation, side: 'mine' | 'theirs' | undefined): Plan {
  const { line, reading, language, memory } = situation;
  const asked = side ? (memory.last?.question ?? '').toLowerCase() : reading.words;
  return (done) => {
    const [waiting, open, agreed] = done;
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!open) return use('my_trades', { list: 'open' });
    if (!agreed) return use('my_closings');
    const error = [waiting, open, agreed].map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const said = SAID[language];
    const people = line.all('person').map(({ name }) => name);
    const all = [
      ...offersOf(waiting.output, true, said),
      ...offersOf(open.output, false, said),
      ...((agreed.output.closings ?? []) as KnownClosing[]).flatMap((closing) => entriesOf(closing, said)),
    ]
      .filter((one) => people.length === 0 || people.some((name) => one.with.includes(name)))
      .filter(({ isMine }) => !side || isMine === (side === 'mine'))
      .filter(({ who }) => side !== 'theirs' || people.length === 0 || people.includes(who ?? ''))
      .toSorted((a, b) => a.at - b.at);
    const until = horizonIn(asked, new Date());
    const near = until === undefined ? all : all.filter(({ at }) => at <= until);
    const told = near.length > 0 ? near : all.slice(0, 1);
    if (told.length === 0) return say(said.none);
    const entries = told.slice(0, MOST).map(({ day, what }) => `${day}: ${what}.`);
    const opening = side ? said[side] : said.opens;
    return say([near.length > 0 ? '' : said.noneThen, opening, ...entries].filter(Boolean).join(' '));
  };
}

const offersOf = (output: Record<string, unknown>, isMine: boolean, said: AgendaSaid): Entry[] =>
  tradesIn(output).flatMap(({ expiresAt, runsOut, with: other }: KnownTrade) =>
    expiresAt && runsOut
      ? [{ at: Date.parse(expiresAt), day: runsOut, what: said.offer(other, isMine), with: other, isMine, who: other }]
      : [],
  );

/** The user's tasks, those that others can do now, what is ordered, and the release. */
function entriesOf(closing: KnownClosing, said: AgendaSaid): Entry[] {
  const { with: other, yourTasks, stillToDo = yourTasks, othersTasks = [], ordered = [], dispute } = closing;
  if (dispute) return [];
  const entry = (day: string | null | undefined, what: string, isMine: boolean, who = ''): Entry[] =>
    day ? [{ at: Date.parse(day), day, what, with: other, isMine, who }] : [];
  return [
    ...stillToDo.flatMap(({ task, due }) => entry(due, said.task(task, undefined, other), true)),
    ...othersTasks
      .filter(({ isDone }) => !isDone)
      .flatMap(({ task, due, who }) => entry(due, said.task(task, who, other), false, who)),
    ...ordered
      .filter(({ progress }) => progress === 'scheduled')
      .flatMap(({ service, vendor, day }) => entry(day, said.order(service, vendor, other), false)),
    ...entry(closing.plannedRelease, said.release(other), false),
  ];
}

const DAY = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The end of the time that the words name. */
function horizonIn(words: string, now: Date): number | undefined {
  if (/\bthis month\b/.test(words)) return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1;
  const month = MONTHS.indexOf(/\b(?:before|until|till|by) ([a-z]{3})[a-z]*\b/.exec(words)?.[1] ?? '');
  if (month >= 0) return Date.UTC(now.getUTCFullYear() + (month <= now.getUTCMonth() ? 1 : 0), month, 1) - 1;
  const days = /\btoday\b/.test(words)
    ? 1
    : /\btomorrow\b/.test(words)
      ? 2
      : /\b(?:this|the|coming) (?:week|weekend)\b|\b(?:few|couple of) days\b/.test(words)
        ? 7
        : /\b(?:next|two) weeks?\b/.test(words)
          ? 14
          : undefined;
  return days === undefined ? undefined : now.getTime() + days * DAY;
}
