import { textOf } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { furtherText } from '../messages/message-text.ts';
import { restyled } from '../messages/restyled-text.ts';
import { amountSaid, bareStep, directionIn, fromAsking } from './amounts-said.ts';
import { askedToo, dropsNote, notedInstead, toldToo } from './asked-in-note.ts';
import { changesIn } from './offer-changes.ts';
import { offerWords } from './offer-words.ts';
import { amountMoved, amountTakenOut, isCash } from './taken-out-amount.ts';
import { theirThings } from './their-things.ts';

const LEAST_NAME = 4;
/** Another amount for the side that pays, or more or less of it, and a condition for the note. */
export function changedCounter(heard: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const styled = restyled(heard.message, textOf(input.note));
  if (styled !== undefined) return styled ? { ...input, note: styled } : { say: heard.phrases.noWordsYet };
  if (dropsNote(heard.message)) {
    if (!input.note) return { say: heard.phrases.notInOffer('note') };
    const { note: _note, ...rest } = input;
    return rest;
  }
  const instead = notedInstead(heard.message, textOf(input.note));
  if (instead) return { ...input, note: instead };
  const asksToo = askedToo(heard.message);
  if (asksToo) return { ...input, note: [textOf(input.note), furtherText(`ask ${asksToo}`)].filter(Boolean).join(' ') };
  const told = toldToo(heard.message);
  if (told) return { ...input, note: [textOf(input.note), furtherText(`tell him ${told}`)].filter(Boolean).join(' ') };
  const out = amountTakenOut(heard);
  if (out) return isCash(out.value, Number(input.cashBack ?? 0)) ? { say: heard.phrases.nothingLeft } : undefined;
  const { situation, note } = offerWords(heard);
  const noted = note === undefined ? undefined : { note: input.note ? `${input.note} ${note}` : note };
  const more = theirsAsked(situation, (input.theirAssets ?? []) as string[]);
  const priced = fromAsking(situation);
  const asked = priced && input.cash !== undefined ? askedIn(heard) : undefined;
  if (priced && asked) return { ...input, cash: priced({ price: asked }), ...noted, ...more };
  const side = input.cash === undefined ? 'cashBack' : 'cash';
  const before = Number(input[side] ?? 0);
  const moved = amountMoved(situation.message, before);
  if (moved) return { ...input, [side]: moved, ...noted, ...more };
  const said = amountSaid(situation);
  if (!said) return (noted || more) && { ...input, ...noted, ...more };
  if ('bad' in said) return { say: situation.phrases.badAmount[said.bad] };
  if ('two' in said) return { say: situation.phrases.twoAmounts(said.two) };
  const direction = directionIn(situation) ?? bareStep(situation, said.cash, before);
  const amount = direction === undefined ? said.cash : before + direction * said.cash;
  return amount > 0 ? { ...input, [side]: amount, ...noted, ...more } : { say: situation.phrases.badAmount.negative };
}

/** The asking price of the only boat that the conversation is about. */
const askedIn = ({ memory: { focus } }: Situation): string | undefined => focus?.price;

/** 'No, 400 cash' asks for nothing else. */
const CASH_ALONE = /^\W*(?:\p{L}+\s+)?\$?\d[\d.,]*\s?k?\s+(?:in\s+)?cash(?: only)?\W*$/iu;

/** The things of the other side with those that a message adds or takes out. */
function theirsAsked(situation: Situation, asked: readonly string[]): { theirAssets: string[] } | undefined {
  if (asked.length > 0 && CASH_ALONE.test(situation.message)) return { theirAssets: [] };
  const gone = changesIn(situation.message).gone.flatMap(namesIn);
  const left = asked.filter((thing) => !namesIn(thing).some((word) => gone.includes(word)));
  if (left.length < asked.length) return { theirAssets: left };
  const theirs = theirThings(situation);
  return theirs.length > 0 ? { theirAssets: [...new Set([...asked, ...theirs])] } : undefined;
}

const namesIn = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= LEAST_NAME);
