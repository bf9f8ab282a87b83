import { ask, countOf, plural, type Skill } from '../plan.ts';
import { Text } from '../reading/text.ts';

const ASKS =
  /\b(?:my|any|new|unread|show|check|read|what|who|have i|did (?:i|anyone|anybody|someone)|has (?:anyone|anybody|someone)|summar\w+)\b.*\b(?:messages?|conversations?|inbox|chats?|replied|reply|replies|written (?:to )?me|answered|wrote|contacted me|messaged me)\b|^(?:inbox|messages|conversations)[?.!]*$|\bwhat did \w+ (?:write|say|answer|reply)\b/;
const DRAFTS = /\b(?:draft|send|write|message) (?:a |the |him|her|them|an )/;

export const conversationsSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  if (!ASKS.test(lower) || DRAFTS.test(lower)) return undefined;
  const named = /\bwhat did (\w+) (?:write|say|answer|reply)\b/.exec(lower)?.[1];
  return ask('my_conversations', {}, (output) => summary(output, named));
};

interface Known {
  about: string;
  with: string;
  unread: number;
  lastIsMine: boolean;
}

const PRONOUNS = new Set('he she they it i you anyone anybody someone somebody people everyone'.split(' '));

function summary(output: Record<string, unknown>, named: string | undefined): string {
  const conversations = output.conversations as Known[];
  const unread = countOf(output.unread);
  if (conversations.length === 0)
    return 'You have no conversations yet. Find a boat, and I draft a message to its owner.';
  if (named && !PRONOUNS.has(named)) {
    const talk = conversations.find((it) => it.with.toLowerCase() === named);
    if (!talk) return 'I find no conversation with somebody of that name among your latest ones.';
    const last = talk.lastIsMine ? 'you wrote last' : `${talk.with} wrote last`;
    return `In your conversation with ${talk.with} about ${talk.about} ${last}; the table shows it.`;
  }
  const waiting = conversations.filter((it) => it.unread > 0);
  const head = `You have ${plural(countOf(output.total), 'conversation')}, with ${plural(unread, 'unread message')}.`;
  if (waiting.length === 0) {
    const mine = conversations.filter(({ lastIsMine }) => lastIsMine).length;
    return `${head} ${mine > 0 ? `In ${mine} of them you wrote last.` : 'The last word is always theirs.'}`;
  }
  return `${head} Unread: ${waiting.map((it) => `${it.with} about ${it.about}`).join('; ')}.`;
}
