import type { Language } from '../../../../platform/help.ts';
import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';
import { ownDealsMeant } from './own-deal-meant.ts';
import { stateLine, tradeLineOf } from './trade-line.ts';
import { tradesIn } from './trade-meant.ts';

const DEAL = /\b(?:deal|trade|swap|exchange|ring|sale|purchase|arrangement|thing|closing)\b|_sort_/;
const EXPLAINS =
  /\b(?:explain|describe|break ?down|break|walk me through|lay out|go over|sum up|summari[sz]e|summary|recap|rundown|overview|tell me (?:more |all |everything )?about|details? (?:of|on|about)|remind me|how does|what is|what are|who (?:gives|gets|does|is doing) what|what (?:do|did|will|would) (?:i|we) (?:\w+ ){0,2}(?:hand over|give|give up|get|put in|contribute|trade away|bring in)|run me through|terms of)\b/;
const NOT_EXPLAINED =
  /\b(?:how do i|how can|can i|should|if|when|why|how (?:much|long|far)|left|next|missing|still|due|status|step|stage|deadline|fees?|costs?|pay|deposit|waiting|worth|value|hold(?:ing)?|problem|latest|news|happening|going on|do with|wrong|offer|draft|cancel|my turn|survey|asking|price|keys?|title)\b|_(?:service|type|asset|money)_/;

const AVAILABLE =
  /^(?:(?:hey|hi|so|and|okay|but|eddy|,) )*(?:is|are|was) (?:the |that |this )?(?:_(?:boat|make|own)_|\w+) (?:\w+ ){0,3}(?:available|for sale|on the market|up for grabs|free|gettable|listed|taken|sold|gone|spoken for|to (?:have|get|be had)|buyable|there|open)\b|\b(?:can|could|may) (?:i|we|someone|somebody|anyone|anybody|others?|people) (?:still |also |now )*(?:buy|get|have|bid on|make an offer (?:on|for)|offer on|go for) (?:the |that )?_(?:boat|make)_|\b(?:does|is) anyone else\b.{0,100}_(?:boat|make)_.{0,100}\b(?:have|buy|get)\b|\b(?:can|could|may) (?:i|we) (?:still |also )*(?:sell|trade|offer|give|swap) (?:the |that )?_(?:own|boat|make)_ (?:to|with) _person_|\bavailability of (?:the )?_(?:boat|make)_|\bwho (?:took|takes|gets|got|is getting|bought|buys|is buying|ends up with|is taking) (?:the |that )?_(?:own|boat|make)_(?= ?[?.!]*$)/;

/** Asks whether it is gone. */
const TAKEN = /\b(?:taken|sold|gone|spoken for|who)\b/;

const COMMITTED =
  /\b(?:what|which|list|show|everything|anything)\b.{0,100}\b(?:am|are|have) (?:i|we) (?:\w+ ){0,2}(?:signed up|committed|obligated|obliged|bound|locked in|locked into|on the hook|under contract|pledged|promised)\b|\b(?:what|which) (?:(?:boats?|ones?|yachts?) )?(?:did|have) (?:i|we) (?:\w+ )?(?:agreed?|commit(?:ted)?|sign(?:ed)? up|promised?) to (?:buy|sell|get|take|trade|give)\b|\b(?:what|which) (?:(?:boats?|ones?|yachts?) )?(?:am|are) (?:i|we) (?:\w+ )?(?:about to|set to|supposed to|going to) (?:buy|sell|get|receive|trade|give|hand over)\b|^(?:(?:so|and|hey|okay|,) )*(?:what|which) (?:boats?|ones?)? ?(?:am|are) (?:i|we) (?:\w+ ){0,2}(?:buying|getting|trading away|giving up|under contract (?:for|on))(?: (?:right now|now|at the moment|currently|these days|here|for|on))*[?.! ]*$/;
const BUYS = /\b(?:buy|buying|get|getting|receive)\b/;
const SELLS = /\b(?:sell|selling|give|giving|trade|trading|hand)\b/;

const LATE =
  /\b(?:what|which|anything|something|is there anything|everything) (?:\w+ ){0,2}(?:am|are|have|is|of mine|do) ?(?:i|we)? ?(?:\w+ )?(?:late (?:on|with|for)|overdue|past due|behind on|behind with|missed)\b|\b(?:am|are) (?:i|we) (?:\w+ )?(?:late|behind|overdue)\b(?! (?:to|in the)\b)|\b(?:did|have) (?:i|we) (?:\w+ )?(?:miss|missed|blown?|forg[eo]t\w*) (?:any|a|some|the|my)? ?(?:\w+ )?(?:deadlines?|due dates?|dates?|tasks?|things?|steps?|anything)\b|\b(?:anything|something|what) (?:of mine )?(?:is )?(?:overdue|late|past due)\b/;
const OF_OTHERS =
  /_person_ (?:'s )?(?:end|side|part|plate)\b|\b(?:is|are) (?:_person_|he|she|they) (?:\w+ )?(?:late|behind|overdue)\b/;
const TASKS =
  /\b(?:what|which|anything|list|everything|tell me|show|how many|whats?)\b.{0,100}\b(?:i|me|my|mine|we|us)\b.{0,100}\b(?:have to|need to|must|should|got to|gotta|supposed to|left|to ?do|to ?dos|tasks?|steps?|homework|remains?|remaining|outstanding|on my plate|deadlines?)\b|\b(?:what|anything|everything|how much) (?:\w+ ){0,3}(?:left|remaining|outstanding|open|to do|missing)\b.{0,100}\b(?:for me|on my|i|my)\b|\b(?:my|all) (?:\w+ )?(?:tasks?|to ?dos?|deadlines?|homework|steps)\b/;
const NOT_TASKS =
  /\b(?:pay|paid|owe|money|cash|wire|deposit|balance|bring|fees?|cost|if|draft|tell|message|offer|get|receive|net|sign|upload|before|why|broker|papers?|they|he|she|survey\w*|keys?)\b|_(?:money|asset|type)_/;

const STANDS =
  /\b(?:status|state|latest|news|updates?|progress|how (?:is|are)|where (?:is|are|do)|what is (?:happening|up|going on))\b.{0,100}_(?:own|boat|make)_ (?:swap|deal|trade|sale|closing|purchase|exchange)\b/;

type Asked = 'step' | 'explain' | 'available' | 'committed' | 'late' | 'tasks';

/** The user's own agreed trades in everyday words: their content, tasks, what is late, and a boat that they have taken. */
export const ownDealToldFrame: Frame = (situation) => {
  const { line, deals } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (agreed.length === 0) return undefined;
  const found = askedIn(situation, agreed);
  if (!found) return undefined;
  const { asked, meant } = found;
  return {
    intent: 'closing',
    weight: 1.96,
    ...EVERYTHING,
    // Its negation is what the question is about.
    ...((asked === 'late' || line.has(/\b(?:and|,) (?:by )?when\b/)) && { whole: true }),
    tells: asked === 'late' ? /\b(?:late|overdue|miss|behind)/i : /\bwhen\b/i,
    plan: planFor(situation, asked, meant),
  };
};

function askedIn(
  situation: Situation,
  agreed: readonly NamedDeal[],
): { asked: Asked; meant: readonly NamedDeal[] } | undefined {
  const { line, reading } = situation;
  const has = (idea: RegExp) => idea.test(line.text) || idea.test(reading.words);
  const meant = ownDealsMeant(situation).filter((deal) => agreed.includes(deal));
  const isNamed = line.has(/_(?:boat|make|person|id)_/) || line.all('own').some(({ named }) => named);
  if (LATE.test(line.text) && !line.has(OF_OTHERS) && !has(/\b(?:offers?|answer|reply|night|evening)\b/))
    return { asked: 'late', meant: meant.length > 0 ? meant : agreed };
  if (!isNamed && COMMITTED.test(line.text)) return { asked: 'committed', meant: agreed };
  if (meant.length === 0) return undefined;
  if (AVAILABLE.test(line.text) && isOneBoat(situation, meant)) return { asked: 'available', meant };
  if (STANDS.test(line.text)) return { asked: 'step', meant };
  if (has(TASKS) && !has(NOT_TASKS)) return { asked: 'tasks', meant };
  const isDeal = has(DEAL) && !line.has(/\b(?:deals|trades|swaps)\b/);
  return isDeal && EXPLAINS.test(line.text) && !has(NOT_EXPLAINED) ? { asked: 'explain', meant } : undefined;
}

/** Whether the boat that is named is one of the trade, and no other of its name. */
function isOneBoat({ line }: Situation, meant: readonly NamedDeal[]): boolean {
  const boats = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap((one) => one.boats);
  const dealt = meant.flatMap((deal) => deal.boats.map(({ boatId }) => boatId));
  // The catalog doesn't know a boat that a trade has taken.
  const titles = meant.flatMap((deal) => deal.boats.map(({ boatTitle }) => boatTitle.toLowerCase()));
  if (boats.length === 0) return line.all('strange').some(({ word }) => titles.some((title) => title.includes(word)));
  return boats.some(({ id }) => dealt.includes(id)) && boats.every(({ title }) => titles.includes(title.toLowerCase()));
}

function planFor(situation: Situation, asked: Asked, meant: readonly NamedDeal[]): Plan {
  if (asked === 'committed') return committedPlan(situation, meant);
  if (asked === 'available') return availablePlan(situation, meant);
  return asked === 'explain' ? explainedPlan(situation, meant) : tasksPlan(situation, meant, asked);
}

const isOf = (deals: readonly NamedDeal[]) => (one: { tradeId: number }) =>
  deals.some(({ tradeId }) => tradeId === one.tradeId);

/** The agreed trades in which the user gets or gives a boat. */
function committedPlan({ line, phrases }: Situation, agreed: readonly NamedDeal[]): Plan {
  const [buys, sells] = [BUYS.test(line.text), SELLS.test(line.text)];
  const lists = [...new Set(agreed.map(({ list }) => list))];
  return (done) => {
    const next = lists[done.length];
    if (next) return use('my_trades', { list: next });
    const all = done.flatMap(({ output }) => tradesIn(output)).filter(isOf(agreed));
    // Cash stands without a title.
    const hasBoat = (side: string) => /\p{L}/u.test(side);
    const meant = buys === sells ? all : all.filter(({ youGet, youGive }) => hasBoat(buys ? youGet : youGive));
    const lines = meant.map((one) => tradeLineOf(one, phrases));
    return say(done.map(({ output }) => errorOf(output)).find(Boolean) ?? (lines.join(' ') || phrases.noClosings));
  };
}

/** A boat that the user's own agreed trade has reserved. */
function availablePlan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  const { phrases, line } = situation;
  const [deal] = meant;
  if (!deal) return () => say(phrases.noClosings);
  const ids = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap((one) =>
    one.boats.map(({ id }) => id),
  );
  const [boat] = deal.boats
    .filter(({ boatId }) => ids.includes(boatId))
    .sort((a, b) => Number(b.isMine) - Number(a.isMine));
  return reservedPlan(situation, deal, boat, line.has(TAKEN) ? '' : SAID[situation.language].no);
}

/** Tells that an agreed trade of the user's has reserved a boat, to whom it goes, and what the trade is. */
export function reservedPlan(
  situation: Situation,
  deal: NamedDeal,
  boat: NamedDeal['boats'][number] | undefined,
  verdict = '',
): Plan {
  const { ownStanding } = situation.phrases;
  const others = deal.people.map(({ name }) => name).join(', ');
  return ([explained]) => {
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    const gets = [explained.output.youGet].flat().join(' ');
    const text = boat?.isMine
      ? `${ownStanding.reserved(boat.boatTitle)} ${ownStanding.reservedFor(others)}`
      : ownStanding.yourTrade(others, boat && gets.includes(boat.boatTitle));
    return say(
      errorOf(explained.output) ?? [verdict, text, stateLine(explained.output, situation)].filter(Boolean).join(' '),
    );
  };
}

/** Everything that changes hands, and what the user has to do for it. */
function explainedPlan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  const { phrases } = situation;
  const [deal] = meant;
  if (!deal) return () => say(phrases.noClosings);
  return ([explained, closings]) => {
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    if (!closings) return use('my_closings');
    const known = ((closings.output.closings ?? []) as KnownClosing[]).filter(isOf([deal]));
    const sides = phrases.handsOver((explained.output.handsOver ?? []) as string[]);
    const lines = [
      stateLine(explained.output, situation),
      deal.people.length > 1 ? sides : '',
      known.length > 0 ? closingText(known, known.length, 'papers', phrases) : '',
    ];
    return say(errorOf(explained.output) ?? errorOf(closings.output) ?? lines.filter(Boolean).join(' '));
  };
}

/** The user's tasks, those without a date as well; asked for what is late, first whether anything is. */
function tasksPlan({ phrases, language }: Situation, meant: readonly NamedDeal[], asked: Asked): Plan {
  return ([last]) => {
    if (!last) return use('my_closings');
    const closings = ((last.output.closings ?? []) as KnownClosing[]).filter(isOf(meant));
    if (errorOf(last.output) || closings.length === 0) return say(errorOf(last.output) ?? phrases.noClosings);
    const all = closings.flatMap(({ yourTasks, stillToDo = yourTasks }) => stillToDo);
    const late = all.filter((task) => task.late);
    if (asked !== 'late')
      return say(closingText(closings, closings.length, asked === 'step' ? 'step' : 'papers', phrases));
    const said = SAID[language];
    if (late.length > 0) return say(said.late(late.map(({ task, due }) => phrases.taskDue(task, due))));
    const [next] = all.filter(({ due }) => due).toSorted((a, b) => Date.parse(a.due ?? '') - Date.parse(b.due ?? ''));
    return say([said.notLate, next ? phrases.nextTask(next.task, next.due) : ''].filter(Boolean).join(' '));
  };
}

interface Said {
  no: string;
  late: (tasks: readonly string[]) => string;
  notLate: string;
}

const SAID: Record<Language, Said> = {
  en: {
    no: 'No.',
    late: (tasks) => `Late: ${tasks.join(', ')}. Do that now, and tell your broker if you need more time.`,
    notLate: 'Nothing of yours is late.',
  },
  es: {
    no: 'No.',
    late: (tasks) => `Con retraso: ${tasks.join(', ')}. Hazlo ya y avisa a tu corredor si necesitas más tiempo.`,
    notLate: 'No tienes nada con retraso.',
  },
  fr: {
    no: 'Non.',
    late: (tasks) =>
      `En retard : ${tasks.join(', ')}. Faites-le maintenant et prévenez votre courtier s’il vous faut plus de temps.`,
    notLate: 'Rien n’est en retard de votre côté.',
  },
  de: {
    no: 'Nein.',
    late: (tasks) =>
      `Überfällig: ${tasks.join(', ')}. Erledige das jetzt und sag deinem Broker, wenn du mehr Zeit brauchst.`,
    notLate: 'Bei dir ist nichts überfällig.',
  },
};
