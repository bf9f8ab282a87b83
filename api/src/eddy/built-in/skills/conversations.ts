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
    return 'You don’t have any conversations yet. Find a boat you like, and I’ll draft a message to its owner.';
  if (named && !PRONOUNS.has(named)) {
    const talk = conversations.find((it) => it.with.toLowerCase() === named);
    if (!talk) return 'I don’t see anyone with that name in your recent conversations.';
    const last = talk.lastIsMine ? 'you sent' : `${talk.with} sent`;
    return `In your conversation with ${talk.with} about the ${talk.about}, ${last} the last message. It’s in the table.`;
  }
  const waiting = conversations.filter((it) => it.unread > 0);
  const total = countOf(output.total);
  const head = `You have ${plural(total, 'conversation')} and ${unread === 0 ? 'no unread messages' : plural(unread, 'unread message')}.`;
  if (waiting.length === 0) {
    const mine = conversations.filter(({ lastIsMine }) => lastIsMine).length;
    return `${head} ${lastWord(mine, conversations.length)}`;
  }
  return `${head} Unread: ${waiting.map((it) => `${it.with} about the ${it.about}`).join('; ')}.`;
}

function lastWord(mine: number, total: number): string {
  if (total === 1) return mine === 1 ? 'You sent the last message.' : 'They sent the last message.';
  return mine > 0 ? `You sent the last message in ${mine} of them.` : 'They sent the last message in each of them.';
}
