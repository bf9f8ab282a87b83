import type { NamedDeal } from '../../../../platform/names.ts';
import type { ToolRecord } from '../../../turns.ts';
import { textOf } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

/** A boat that the user writes or deals with somebody about. */
interface Talk {
  boatId: number;
  boatTitle: string;
  /** The person, if the boat is the user's own. */
  to?: string | undefined;
}

const RUNNING: ReadonlySet<NamedDeal['list']> = new Set(['open', 'waiting', 'agreed', 'closing']);

function dealsWith({ deals }: Situation, name: string): Talk[] {
  return deals
    .filter(({ list, people }) => RUNNING.has(list) && people.some((one) => one.name === name))
    .flatMap(({ boats, people, subjectId }) => {
      const boat = boats.find(({ boatId }) => boatId === subjectId);
      const to = people.find((one) => one.name === name)?.userId;
      return boat ? [{ boatId: boat.boatId, boatTitle: boat.boatTitle, to: boat.isMine ? to : undefined }] : [];
    });
}

/** The boats, other than the one of a message, that its reader and the user write or deal about. The words name none of them. */
export function otherTalks(situation: Situation, boatId: number): readonly string[] {
  const { line, memory } = situation;
  const person = line.first('person');
  if (!person || line.has(/_(?:boat|make|own|id|ref)_/) || memory.told.some(({ name }) => name === person.name))
    return [];
  const over = situation.deals.filter(
    ({ list, people }) => list === 'ended' && people.some(({ name }) => name === person.name),
  );
  const known: Talk[] = [person.talk, person.aboutOwn].flatMap((talk) =>
    talk && !over.some(({ subjectId }) => subjectId === talk.boatId) ? [talk] : [],
  );
  const all = [...known, ...dealsWith(situation, person.name)].filter((talk) => talk.boatId !== boatId);
  return [...new Set(all.map(({ boatTitle }) => boatTitle))];
}

const POINTS =
  /^(?:(?:no|nah|actually|wait|sorry|oh|okay|_aside_|i (?:mean|meant)|make (?:it|that)|it is|that is|send it|,) )*(?:(?:about|for|regarding|on|over) )?(?:the |my |that |his |her )?_(?:boat|make|own)_(?: (?:one|deal|trade|closing|conversation|please|instead))*[.! ]*$/;

/** 'I mean the Gale': the message of a card to the same reader, about another boat that the two deal over. */
export function aboutOtherBoat(
  situation: Situation,
  { input, output }: ToolRecord,
): Record<string, unknown> | undefined {
  const { line } = situation;
  const [, name = '', from = ''] = /^To (.+?), about (.+)$/.exec(textOf(output.title)) ?? [];
  if (!from || !line.has(POINTS)) return undefined;
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap(({ boats }) => boats);
  const [talk, ...others] = dealsWith(situation, name).filter(
    ({ boatId, boatTitle }) =>
      boatId !== input.boatId &&
      (named.some(({ id }) => id === boatId) ||
        line.all('make').some(({ make }) => boatTitle.toLowerCase().includes(make.toLowerCase()))),
  );
  if (!talk || others.length > 0) return undefined;
  const { receiverId: _receiver, ...rest } = input;
  return {
    ...rest,
    boatId: talk.boatId,
    text: textOf(input.text)
      .replace(/\b(?:my|your) (?=\d{4} )/, talk.to ? 'my ' : 'your ')
      .replace(from, talk.boatTitle),
    ...(talk.to && { receiverId: talk.to }),
  };
}
