import type { NamedTalk } from '../../../../platform/names.ts';
import type { Situation } from '../../situation.ts';
import type { Recipient } from './message-text.ts';

const LEAST = 5;
/** Words that people write about any boat. */
const COMMON =
  /^(?:about|after|again|agree|asking|before|boats?|could|dollars?|friday|going|happy|hello|interested|later|maybe|meet|might|monday|month|morning|offer\w*|please|price|ready|really|saturday|should|still|sunday|thanks?|that|their|there|think|thursday|today|tomorrow|trade|trading|tuesday|wednesday|weekend|where|whether|which|would|write|wrote|yours?)$/;
const stemOf = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '');
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST && !COMMON.test(word)).map(stemOf);

/** Of several conversations with the recipient, the only one that has spoken of what the message says. */
export function talkSpokenOf({ line, message }: Situation): Recipient | undefined {
  const [person, ...others] = line.all('person');
  const { talk, aboutOwn, name } = person ?? {};
  if (!talk?.said || !aboutOwn?.said || others.length > 0 || line.has(/_(?:boat|make|own|id)_/)) return undefined;
  const titles = new Set(stemsIn(`${talk.boatTitle} ${aboutOwn.boatTitle} ${name}`));
  const told = stemsIn(message).filter((stem) => !titles.has(stem));
  const speaks = ({ said = '' }: NamedTalk) => stemsIn(said).some((stem) => told.includes(stem));
  if (speaks(talk) === speaks(aboutOwn)) return undefined;
  return speaks(talk)
    ? { id: talk.boatId, owner: name ?? null, title: talk.boatTitle }
    : { id: aboutOwn.boatId, owner: name ?? null, title: aboutOwn.boatTitle, to: aboutOwn.userId };
}
