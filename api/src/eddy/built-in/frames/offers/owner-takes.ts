import { categoryLabel } from '@tradewind/contract/trade-words';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const TAKES =
  '(?:take|takes|taking|accept|accepts|accepting|want|wants|like|consider|trade for|swap for|go for|be (?:willing|happy) to (?:take|accept)|look for|looking for|after)';
const IN_TRADE =
  '(?:in (?:trade|exchange|return)|as (?:a )?(?:trade|payment)|(?:instead of|besides|other than|apart from|except|but not|rather than|aside from) (?:cash|money|dollars|_own_|_lister_|my (?:boat|cash|money|offer))|to (?:trade|swap))';
const ASKS = new RegExp(
  [
    `\\bwhat (?:all |else |kinds? of things |things |stuff )?(?:does|do|would|will|did|might|could|is) _person_ (?:\\w+ ){0,2}?${TAKES}\\b(?=.*(?:\\b|(?=_))${IN_TRADE}|(?: besides| else)*[?.! ]*$|.*_lister_)`,
    `\\b(?:is|are|would|will) _person_ (?:\\w+ ){0,2}?(?:open to|up for|into|interested in|willing to|okay with|fine with|be open to|keen on) (?:an? |any |doing |some )*(?:trades?|trading|swaps?|swapping|exchanges?|exchanging|offers)\\b`,
    `\\b(?:does|do|would|will|can) _person_ (?:\\w+ )?(?:do |take |accept |consider |like |want )?(?:an? |any )?(?:trades?|swaps?|swapping|trading|exchanges?|trade (?:- )?ins?)(?: at all| or (?:only|just) (?:cash|money|sell))*[?.! ]*$`,
    `\\b(?:does|do|would|will) _person_ (?:\\w+ )?(?:take|accept|want) (?:anything|something)(?: else)?\\b`,
  ].join('|'),
);

/** 'What do I have that he would take?' */
const OF_MINE =
  /\b(?:what|which|anything|something)\b.*\b(?:i (?:have|own|got)|of mine|in my garage|of my (?:things|stuff))\b.*(?:_person_).*\b(?:takes?|accepts?|wants?|likes?|trades?|swaps?|goes? for|interested in)\b|\bwhat (?:could|can|would|should) i (?:offer|give|trade|swap)(?: to)? _person_(?: (?:in trade|besides cash|instead of cash|other than cash))?[?.! ]*$/;

const LIST_ASKS = new RegExp(
  `\\bwhat(?: all| else)? (?:does|do|would|will|might|could)? ?(?:they|these|those|each(?: one| of (?:them|these|those))?|the (?:owners|sellers)|(?:their|the) owners) (?:each |all |would |will )*${TAKES}\\b`,
);

/** 'What would they take?' about a list: what each listing names. */
export const listTakesFrame: Frame = ({ line, memory, phrases }) => {
  const ids = memory.shown.map(({ id }) => id);
  if (ids.length < 2 || memory.focusId !== undefined || !line.has(LIST_ASKS)) return undefined;
  if (line.has(/_(?:person|boat|make|money|bound|own|id|asset|coins)_|\b(?:average|median|typically)\b/))
    return undefined;
  return {
    intent: 'owner',
    weight: 1.6,
    ...EVERYTHING,
    plan: ([details]) => {
      if (!details) return use('boat_details', { boatIds: ids });
      const error = errorOf(details.output);
      const lines = boatsOf(details.output).map(({ owner, title, price, takesInTrade }) =>
        takesInTrade.length > 0
          ? phrases.takesFor(owner ?? '', title, price, takesInTrade)
          : phrases.takesNothingFor(owner ?? '', title, price),
      );
      return say(error ?? lines.join(' '));
    },
  };
};

/** Tells what a person takes in trade, for each of their boats, and which things of the user's are among it. */
export const ownerTakesFrame: Frame = (situation) => {
  const { line } = situation;
  const person = line.first('person');
  const isMine = line.has(OF_MINE);
  if (!person || !(isMine || line.has(ASKS)) || line.has(/_(?:boat|make|money|bound|asset|coins)_/)) return undefined;
  const [seller] = person.ids;
  return {
    intent: 'owner',
    weight: isMine ? 1.68 : 1.6,
    ...EVERYTHING,
    plan:
      seller === undefined
        ? just(situation.phrases.noSuchOwner(person.name))
        : takesPlan(situation, seller, person.name, isMine),
  };
};

interface Thing {
  name: string;
  kind: string;
}

function takesPlan({ phrases }: Situation, seller: string, name: string, isMine: boolean): Plan {
  return (done) => {
    const [found, garage, mine] = done;
    if (!found) return use('search_boats', { seller });
    const boats = boatsOf(found.output);
    const error = errorOf(found.output);
    if (error || boats.length === 0) return say(error ?? phrases.noOwnersBoats(name));
    if (isMine && !garage) return use('my_garage');
    if (isMine && !mine) return use('my_boats', { quietly: true });
    const things = [
      ...((garage?.output.things ?? []) as Thing[]),
      ...boatsOf(mine?.output ?? {}).map(({ title }) => ({ name: title, kind: categoryLabel('boats') })),
    ];
    return say([...boats.map((boat) => lineFor(boat, things)), phrases.wouldTake.ask].join(' '));
  };

  function lineFor({ title, price, takesInTrade }: KnownBoat, things: readonly Thing[]): string {
    if (takesInTrade.length === 0) return phrases.takesNothingFor(name, title, price);
    const isOpen = takesInTrade.includes(categoryLabel('open_to_offers'));
    const fitting = things.filter(({ kind }) => isOpen || takesInTrade.includes(kind)).map((thing) => thing.name);
    return [
      phrases.takesFor(name, title, price, takesInTrade),
      isMine ? (fitting.length > 0 ? phrases.yoursAmongIt(fitting) : phrases.noneAmongIt) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
}
