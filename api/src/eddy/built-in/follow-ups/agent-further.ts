import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const AGENT_TOOLS = new Set(['my_preferences', 'agent_findings', 'set_preferences', 'deploy_agent', 'recall_agent']);
const FINDS =
  /^(?:(?:and|so|ok|okay|hey|but)[\s,]+)*(?:has|did|what did|what has|what's|whats)\s+(?:it|he)\s+(?:\w+\s+)?(?:find|found|get(?= (?:me )?(?:anything|something|anywhere|any))|got(?= (?:me )?(?:anything|something|any))|bring me|turned? up|come up with|dig up|discover\w*|spot\w*)\b/i;
const FINDS_BARE =
  /^(?:(?:and|so|ok|okay|hey|but)[\s,]+)*(?:found (?:anything|something|any)|anything (?:found|new|yet|so far)|any (?:luck|hits|finds|matches|results|news)|what (?:was|did you) f(?:ou|i)nd)(?:\s+(?:yet|so far|today|lately))*\s*[?.!]*$/i;
const ORDERED_BARE =
  /^(?:(?:and|so|ok|okay|please|then|now|actually)[\s,]+)*(stop|pause|resume|restart|unpause|recall|deploy|start)(?:\s+(?:again|now|please|it again))*\s*[.!]*$/i;
const OF_BOATS =
  /\b(?:cost|price|hours|owner|seller|built|length|trailer|sleep|engine|worth|boat|boats|offer|message|trade|swap|compare|how far|where is|accept|approve|agree|say yes)\b/i;
const MOST_WORDS = 12;

/** 'Set one up for trucks' and 'create one that looks for …' after the agent. */
const MADE_BARE =
  /^\s*(?:(?:and|so|ok(?:ay)?|please|then|now|can you|could you|would you|yes|yeah|sure|just|i want to|i'd like to|let['’]?s)[\s,]+)*(?:create|make|build|start|launch|set(?: me)?(?: up)?|get me|give me|deploy) one(?: up)? (?:that (?:looks?|searche?s?|hunts?|watche?s?) for|(?:to (?:look|search|hunt|watch) )?for|looking for|hunting|which (?:looks?|searche?s?|hunts?) for) (?<wish>\S.*?)[\s.!?]*$/iu;
/** 'Raise the floor to 220' right after its settings, 'and the cap to 500' beside their card. */
const LIMIT =
  /^\s*(?:(?:and|so|ok(?:ay)?|please|then|now|but|also|just|no|wait)[\s,]+)*(?:(?:raise|lower|set|put|change|bump|move|drop|bring|make)(?: up| down)? )?(?:the |its |his )?(?<limit>floor|minimum|min|ceiling|cap|maximum|max|top|limit)(?: price| amount)?(?: up| down)?(?: to| at| is| of) (?<sum>\$?\d.*)$/iu;
/** 'Turn it on, but with a maximum of 300k'. */
const ON_WITH =
  /^\s*(?:(?:and|so|ok(?:ay)?|please|then|now|yes|well)[\s,]+)*(?:(?:turn|switch) (?:it|him) on|deploy it|start it|send it out|turn it loose)(?: again)?[\s,.;–—-]+(?:(?:and|but|just|only|then)[\s,]+)*(?:with |at |set |cap it at |make it )?(?:an? |the )?(?<limits>(?:max(?:imum)?|min(?:imum)?|cap|limit|ceiling|top|up to|at most|at least|no more than|under)\b(?: (?:price|amount|budget))?(?: (?:of|at|to))? ?\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million)?)[\s.!]*$/iu;
/** 'Cap it at 500k'. */
const CAPPED =
  /^\s*(?:(?:and|so|ok(?:ay)?|please|then|now|but|also|just)[\s,]+)*(?:cap|limit|max)(?: it| him| that)?(?: out)?(?: at| to)? (?<rest>\$?\d.*)$/iu;

/** 'Turn it loose' and 'fire it up'. */
const GOES =
  /^\s*(?:(?:and|so|ok(?:ay)?|please|then|now|yes|yeah|well|alright|go ahead and|let['’]?s)[\s,]+)*(?:(?:turn|let|cut|set) (?:it|him) (?:loose|free|go|run|off the leash)|(?:switch|turn|fire|start|power) (?:it|him) (?:on|up)|send (?:it|him) (?:out|off|hunting)|put (?:it|him) to work|get (?:it|him) (?:going|running|started|working)|wake (?:it|him) up)(?: (?:then|now|please|again))*[\s.!]*$/iu;

const limitOf = (isLeast: boolean) => `set the ${isLeast ? 'minimum' : 'maximum'} of my agent to`;

/** 'What did it find?' after the agent, or after nothing else that could find something. */
export function withAgent(message: string, { last, focus, cardIsLast, card }: Memory): string | undefined {
  const { limit = '', sum } = matchOf(LIMIT, message)?.groups ?? {};
  const isLeast = /^(?:floor|min)/i.test(limit);
  if (sum && cardIsLast && card?.name === 'set_preferences') return `and ${isLeast ? 'min' : 'max'} ${sum}`;
  const made = matchOf(MADE_BARE, message)?.groups?.wish;
  if (/\bagents?\b/i.test(message) || message.split(/\s+/).length > MOST_WORDS) return undefined;
  const call = last?.calls.at(-1)?.name ?? '';
  const isTopic =
    AGENT_TOOLS.has(call) || (last?.calls.length === 0 && /\bagent\b/i.test(`${last.question} ${last.text}`));
  if (isTopic && made) return `let my agent search for ${made}`;
  const on = isTopic ? matchOf(ON_WITH, message)?.groups?.limits : undefined;
  if (on) return `${limitOf(/^min/i.test(on))} ${on.replace(/^\D+/, '')}. deploy my agent`;
  if (isTopic && sum && !cardIsLast) return `${limitOf(isLeast)} ${sum}`;
  const cap = isTopic ? matchOf(CAPPED, message)?.groups?.rest : undefined;
  if (cap) return `${limitOf(false)} ${cap}`;
  if (matches(FINDS, message) && (isTopic || !focus)) return message.replace(/\b(?:it|he)\b/i, 'my agent');
  if (!isTopic || matches(OF_BOATS, message)) return undefined;
  if (matches(FINDS_BARE, message)) return 'what did my agent come across';
  if (matches(GOES, message) && !cardIsLast) return 'deploy my agent';
  const isCard = cardIsLast && card !== undefined;
  const order = matchOf(ORDERED_BARE, message)?.[1];
  if (order && !(isCard && /^(?:stop|deploy|recall)$/i.test(order))) return `${order} my agent`;
  const asks = /^(?:(?:and|so|ok|okay|hey|but)[\s,]+)*(?:what|whats|what's|is|how|when|where|who)\b/i.test(message);
  return (isCard && !asks) || !/\b(?:it|he)\b/i.test(message)
    ? undefined
    : message.replace(/\b(?:it|he)\b/i, 'my agent');
}
