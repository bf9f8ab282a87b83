import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { helpText } from './closing-plans.ts';
import { leftPlan } from './closing-questions.ts';
import { type ClosingTopic, closingText } from './closing-text.ts';
import type { KnownClosing, Task } from './known-closing.ts';

const OPENS = '^(?:(?:and|so|but|okay|then|well|hm+|oh|wait|also|,) ?)*';
const ENDS =
  '(?: (?:then|now|exactly|again|please|here|though|anyway|for me|of (?:those|these|them|that list)|on (?:that|the) list|about (?:it|that)|with (?:it|that)|all|due|to do|too|just))*[?.! ]*$';
const asked = (...words: readonly string[]) => new RegExp(`${OPENS}(?:${words.join('|')})${ENDS}`);

const IT =
  '(?:it|that|this|them|one|any|that one|this one|the (?:date|deadline|day|time|first one|due date|wire|deposit|balance|paper|papers)|(?:that|this) (?:date|deadline|day|one))';
const LATE =
  '(?:miss(?: out on)?|blow|forget(?: about)?|skip|ignore|am (?:too )?late(?: with| for)?|run late(?: with)?|can not (?:make|do|meet|get)|do not (?:make|do|meet|send|get|pay|sign)(?: to)?|fail(?: to do)?|am not done with|do not have)';

/** The answers to short questions behind an answer about agreed trades. */
type Further = 'since' | 'why' | 'first' | 'after' | 'missed' | 'normal' | 'held' | 'total' | 'over' | 'due';

const FURTHER: readonly (readonly [Further, RegExp])[] = [
  [
    'first',
    asked(
      '(?:what|which)(?: (?:one|thing|task))? (?:do|should|must) i (?:\\w+ )?(?:do|tackle|start with|handle|send|take care of|begin with)(?: first)?',
      '(?:what|which|whats)(?: (?:one|thing|task|of (?:those|these|them|it)))? (?:is|comes|goes|do i do|should i do|do i have to do|has to be done|must i do|needs to be done|is due|are due) (?:the )?(?:very )?(?:first|soonest|most (?:urgent|pressing|important)|next|nearest|earliest)(?: (?:thing|one|task|step|deadline|date|item|up))?(?: (?:due|i have to do|on my list|for me))?',
      'when is (?:the |my )?(?:first|next|nearest|earliest|soonest)(?: (?:one|thing|task|deadline|date))?(?: due)?',
      '(?:what|which)(?: one| of (?:those|these|them))? (?:is|are) (?:most )?urgent',
    ),
  ],
  [
    'after',
    asked(
      '(?:what (?:is|comes|happens|about) )?(?:after (?:that|it|this)|the (?:next|one after)(?: (?:one|that))?|the one after(?: (?:that|it))?|next)',
      'what (?:comes|is) (?:next|after)(?: (?:after )?(?:that|it))?',
      'then what|what then|and then|what else(?: (?:is there|do i have to do|is left))?',
    ),
  ],
  [
    'missed',
    asked(
      `(?:what (?:happens|if|would happen|will happen)|worst case|suppose|say) ?(?:if |when )?i (?:\\w+ )?${LATE}(?: ${IT})?(?: (?:in time|on time|by then|done(?: in time)?))?`,
      `if i (?:\\w+ )?${LATE}(?: ${IT})?(?: (?:in time|on time|by then))?(?: ,?(?: what)? (?:happens|then))?`,
      '(?:what )?if i do not|what if not|otherwise|or else(?: what)?',
      'is (?:it|that) (?:bad|a problem|a big deal) if i (?:am late|miss it|do not)',
    ),
  ],
  [
    'missed',
    asked(
      '(?:what (?:happens|if)|and if|if)(?: if)? (?:he|she|they|the other (?:side|party|guy|person)) (?:just |simply |never )*(?:do(?:es)? not|never (?:does|do)|will not|is late|are late|fails?|refuses?|drags? (?:his|her|their) feet)(?: (?:do|send|sign|pay|deliver)(?: (?:it|that|them|anything))?)?',
    ),
  ],
  [
    'normal',
    asked(
      '(?:is|are) (?:that|it|this|all that|those|these|all of (?:that|it)) (?:\\w+ )?(?:normal|usual|standard|typical|common|the usual|customary|always (?:like that|so much|the case)|a lot|how it (?:always |usually |normally )?(?:goes|works))',
      '(?:does|do) (?:everyone|everybody|all buyers|all sellers|other people|others) (?:have to )?(?:do|go through) (?:that|this|all that|all this)',
      'is it always (?:like (?:that|this)|this (?:way|much))',
    ),
  ],
  [
    'held',
    asked(
      '(?:who (?:else )?(?:can|could|may) (?:\\w+ )?(?:touch|get at|access|take|move|spend|get to)|who (?:has|holds|keeps|controls|is holding|is keeping)|where (?:is|are)|can (?:anyone|anybody|someone|they|you|he|she) (?:else )?(?:touch|get at|get to|access|take|move|spend)) (?:it|that|this|that money|the money|my money|the deposit|my deposit)(?: (?:kept|held|sitting|parked|at the moment))?',
      'is (?:it|that|my money|the money|my deposit) (?:\\w+ )?(?:safe|secure|protected|insured|still there)',
      'why (?:is|are|do) (?:it|that|they|you|my money|the money)(?: \\w+){0,2} (?:locked(?: up)?|held|holding|tied up|stuck|keep(?:ing)?|there)(?: (?:it|my money))?',
    ),
  ],
  [
    'total',
    asked(
      '(?:how much|what) (?:is|does|do|will|would|are) (?:that|it|this|all that|they|those|the whole thing)(?: \\w+)?(?: (?:come to|add up to|make|be|cost me|cost))?(?: (?:in total|altogether|all together|in all|all in|combined|overall|together|in the end|at the end))',
      '(?:what is )?(?:the |my )?(?:grand )?total|in total|altogether|all together',
      '(?:what|how much) (?:does|do|will) (?:that|it|this|they|all that) (?:come to|add up to|cost me)',
    ),
  ],
  [
    'over',
    asked(
      '(?:is|are|was) (?:it|that|this|everything|all of it|all that|the whole thing|we|i)(?: \\w+)? (?:(?:all )?(?:wrapped up|done|settled|finished|over|closed|completed?|through|finali[sz]ed|over with|taken care of|good))(?: (?:for good|with|on my (?:side|end)))?',
      '(?:anything|something|is (?:there )?anything) (?:else )?(?:left|missing|open|outstanding)(?: (?:there|to do|for me|on my (?:side|end)))?',
      '(?:what|which|are (?:there )?any|any) (?:papers?|paperwork|documents?|forms?|tasks?) (?:is|are)? ?(?:still )?(?:missing|left|open|outstanding|needed)',
      'do i (?:still )?(?:have to|need to) do (?:anything|something)',
    ),
  ],
  ['since', asked('since when', 'how long has (?:it|that|this) been (?:like that|going on|stuck|frozen|in dispute)')],
  ['why', asked('why|how come|what for|for what')],
  ['due', asked('(?:by )?when|until when|by what (?:day|date)|when (?:is|are|was) (?:it|that|this|they|those)')],
];
const LONGEST = 16;
const DEPOSIT_TOLD = 12;

/** 'What comes first', 'what if I miss it' and the like, right behind an answer about agreed or finished trades. */
export const toldFurtherFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const calls = memory.last?.calls ?? [];
  if (line.chunks.length > LONGEST || !calls.some(({ name }) => name === 'my_closings')) return undefined;
  const [found] = FURTHER.find(([, pattern]) => matches(pattern, reading.words)) ?? [];
  // Dates of others are told with their tasks, and the reason for a deposit with its place.
  const told = memory.last?.text ?? '';
  if (!found || (found === 'due' && !OF_OTHERS.test(told))) return undefined;
  if (found === 'since' && !DISPUTED.test(told)) return undefined;
  if (found === 'why' && !told.includes(situation.phrases.deposit.arrived('').slice(0, DEPOSIT_TOLD))) return undefined;
  if (found === 'over' && calls.at(-1)?.name !== 'my_closings') return undefined;
  return {
    intent: 'closing',
    weight: 1.82,
    ...EVERYTHING,
    whole: true,
    plan: found === 'over' ? leftPlan(situation) : furtherPlan(situation, found),
  };
};

const DISPUTED = /\bis in dispute\b/;
const OF_OTHERS = /\bstill has to do\b|\bhas done\b/;

const TOPICS: Readonly<Record<Exclude<Further, 'over'>, ClosingTopic>> = {
  first: 'first',
  after: 'after',
  missed: 'ifNot',
  normal: 'tasks',
  held: 'held',
  why: 'held',
  since: 'dispute',
  total: 'total',
  due: 'others',
};

function furtherPlan(situation: Situation, found: Exclude<Further, 'over'>): Plan {
  const { phrases, memory } = situation;
  return (done) => {
    const [last] = done;
    if (!last) return use('my_closings');
    const error = errorOf(last.output);
    if (error) return say(error);
    const all = (last.output.closings ?? []) as KnownClosing[];
    const told = all.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
    const meant = told.length > 0 ? told : all;
    if (meant.length === 0) return leftPlan(situation)(done);
    if (found === 'normal') return say(helpText(situation, 'closing-steps'));
    if (found === 'missed') return say(missedText(meant, situation));
    const isFrozen = TOPICS[found] === 'held' && meant.some(({ dispute }) => dispute);
    return say(closingText(meant, meant.length, isFrozen ? 'dispute' : TOPICS[found], phrases));
  };
}

/** The next date of the user, and what the agreement says about those who do not keep theirs. */
function missedText(meant: readonly KnownClosing[], { phrases, line }: Situation): string {
  const isMine = line.has(/\b(?:i|we)\b|\b(?:otherwise|or else|if not)\b/);
  const tasks = isMine ? meant.flatMap(({ stillToDo = [] }): Task[] => stillToDo.slice(0, 1)) : [];
  const next = tasks.map(({ task, due }) => phrases.nextTask(task, due));
  const movable = isMine ? meant.find(({ canPropose = [] }) => canPropose.includes('extension')) : undefined;
  return [
    ...next,
    closingText(meant, meant.length, 'ifNot', phrases),
    movable ? `${phrases.plannedRelease(movable.plannedRelease)} ${phrases.moreTime}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
