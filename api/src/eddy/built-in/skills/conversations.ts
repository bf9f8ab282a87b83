import { ask, countOf, plural, type Skill } from '../plan.ts';
import { Text } from '../reading/text.ts';

const ASKS =
  /\b(?:my|any|new|unread|show|check|read|what|who|have i|did (?:i|anyone|anybody|someone)|has (?:anyone|anybody|someone)|summar\w+)\b.*\b(?:messages?|conversations?|inbox|chats?|replied|reply|replies|written (?:to )?me|answered|wrote|contacted me|messaged me)\b|^(?:inbox|messages|conversations)[?.!]*$|\bwhat did \w+ (?:write|say|answer|reply)\b/;
const DRAFTS = /\b(?:draft|send|write|message) (?:a |the |him|her|them|an )/;

export const conversationsSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  if (!ASKS.test(lower) || DRAFTS.test(lower)) return undefined;
  return ask('my_conversations', {}, summary);
};

interface Known {
  about: string;
  with: string;
  unread: number;
  lastIsMine: boolean;
}

function summary(output: Record<string, unknown>): string {
  const conversations = output.conversations as Known[];
  const unread = countOf(output.unread);
  if (conversations.length === 0)
    return 'You have no conversations yet. Find a boat, and I draft a message to its owner.';
  const waiting = conversations.filter((it) => it.unread > 0);
  const head = `You have ${plural(countOf(output.total), 'conversation')}, with ${plural(unread, 'unread message')}.`;
  if (waiting.length === 0) {
    const mine = conversations.filter(({ lastIsMine }) => lastIsMine).length;
    return `${head} ${mine > 0 ? `In ${mine} of them you wrote last.` : 'The last word is always theirs.'}`;
  }
  return `${head} Unread: ${waiting.map((it) => `${it.with} about ${it.about}`).join('; ')}.`;
}
