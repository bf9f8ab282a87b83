import { STATE_NAMES } from '@tradewind/domain/geography';
import { boatsOf, type KnownBoat } from '../memory.ts';
import { ask, errorOf, just, type Plan, type Skill, say, textOf, use } from '../plan.ts';
import { readAssets } from '../reading/assets.ts';
import { readType } from '../reading/boat-kinds.ts';
import { readPrice } from '../reading/money.ts';
import { readPlace } from '../reading/places.ts';
import { Text } from '../reading/text.ts';

const CLICK = 'Nothing changes until you click.';

const RECALL =
  /\b(?:recall|undeploy|stop|pause|call back|switch off|turn off|deactivate|halt|disable|end)\b.*\b(?:agent|eddy|hunting|searching|looking|yourself|deployment|you)\b|\brecall\b|\b(?:agent|eddy)\b.*\b(?:to stop|to pause|off)\b/;
const DEPLOY =
  /\b(?:deploy|activate|launch|start|turn on|switch on|put .* to work|send out)\b.*\b(?:agent|eddy|yourself|hunt(?:ing)?|search(?:ing)? (?:for me|in the background)|you|it)\b|^(?:please )?(?:deploy|activate)(?: now)?[.!?]*$|\b(?:keep (?:looking|searching|an eye)|look|search|watch|notify me|alert me|let me know|tell me)\b.*\b(?:in the background|for me (?:while|when|24)|new (?:boats|matches|listings)|when (?:something|a boat|one|a match)|while i)\b/;
const SHOW =
  /\b(?:what(?:'s| is| are)|show|see|tell|which|list|review|check)\b.*\b(?:my )?(?:trading )?(?:preferences?|settings|criteria|agent (?:looking|settings)|search settings)\b|\bis (?:my|the) agent\b|\bwhat is my agent\b|\bagent(?:'s)? status\b|\bam i deployed\b|^my (?:preferences|settings)[?.!]*$/;
const FOUND =
  /\b(?:agent|eddy|you)\b.*\b(?:found|find|done|turned up|negotiat\w+|come up with)\b.*\b(?:anything|something|yet|for me|so far|lately|today)?|\b(?:my|any|open|the|show|what|which) (?:[a-z]+ )?(?:negotiations?|matches)\b|\bwhat (?:has|did) (?:my|the) agent\b|\bagent'?s (?:log|matches|finds|results)\b/;
const SET =
  /\b(?:set|change|update|save|remember|adjust|make|put|use|note|edit)\b.*\b(?:preferences?|settings|budget|price range|agent|categories|criteria|trading location|preferred)\b|\b(?:tell|have|let|ask|get|instruct)\b.*\bagent\b.*\b(?:look|search|find|hunt|watch)|\b(?:save|remember) (?:that|this|these|it)\b|\bmy (?:budget|price range|preferred (?:location|categories)) (?:is|are|should be)\b.*\b(?:save|remember|set)\b|\bi (?:prefer|only want to trade for|accept)\b.*\b(?:save|remember|preferences?)\b/;

export const agentSkill: Skill = ({ question, memory }) => {
  const text = new Text(question);
  const { lower } = text;
  if (/\b(?:how|what) (?:does|is|do|happens)\b/.test(lower) && !SHOW.test(lower)) return undefined;
  if (RECALL.test(lower) && /\b(?:recall|agent|eddy|deploy|yourself|hunting|looking|searching)\b/.test(lower))
    return ask('recall_agent', {}, () => `Ready to recall your agent? Use the card below. ${CLICK}`);
  if (SET.test(lower)) return preferencesPlan(text, memory.search);
  if (SHOW.test(lower)) return ask('my_preferences', {}, preferencesText);
  if (FOUND.test(lower) && /\b(?:agent|negotiat\w+|my matches)\b/.test(lower))
    return ask('agent_findings', {}, findingsText);
  if (DEPLOY.test(lower))
    return ask(
      'deploy_agent',
      {},
      () => `Your agent is ready to go. The card below shows what it would look for. ${CLICK}`,
    );
  return undefined;
};

function preferencesPlan(text: Text, search: object | undefined): Plan {
  const place = readPlace(text);
  const price = readPrice(text);
  const categories = readAssets(text);
  const noType = readType(text)
    ? ' Your agent searches by price, place and trade categories, but not by boat type.'
    : '';
  const location = place?.location ?? (place?.state && STATE_NAMES[place.state]);
  const input = {
    ...(categories.length > 0 && { categories }),
    ...(price?.min !== undefined && { minPrice: price.min }),
    ...(price?.max !== undefined && { maxPrice: price.max }),
    ...(location && { location }),
  };
  const wanted = Object.keys(input).length > 0 ? input : fromSearch(text.lower, search);
  if (!wanted) return just('What should I save: a price range, a place, or what you’d like to trade for?');
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('set_preferences', wanted);
    return say(errorOf(last.output) ?? `I’ve put your new preferences below. ${CLICK}${noType}`);
  };
}

/** 'Save that' means the last search. */
function fromSearch(lower: string, search: object | undefined): Record<string, unknown> | undefined {
  if (!search || !/\b(?:that|this|these|it|search)\b/.test(lower)) return undefined;
  const { minPrice, maxPrice, location, state, tradeFor } = search as Record<string, unknown>;
  const place = location ?? (typeof state === 'string' ? STATE_NAMES[state as keyof typeof STATE_NAMES] : undefined);
  const wanted = {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(place !== undefined && { location: place }),
    ...(tradeFor !== undefined && { categories: tradeFor }),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

function preferencesText(output: Record<string, unknown>): string {
  const at = output.deployed ? 'is deployed and looking' : 'isn’t deployed. Once it is, it will look';
  return `Your agent ${at} for: ${textOf(output['Looking for'])}. Price: ${textOf(output.Price)}. Location: ${textOf(output.Location)}.`;
}

interface KnownNegotiation {
  about: string;
  with: string;
  proposed?: string;
  standing: string;
}

function findingsText(output: Record<string, unknown>): string {
  const [best] = boatsOf(output) as (KnownBoat & { why: string })[];
  const negotiations = output.negotiations as KnownNegotiation[];
  if (!best && negotiations.length === 0)
    return 'Your agent hasn’t found anything yet. Deploy it, and it will tell you as soon as a boat fits.';
  const found = best ? `Your agent’s latest find is the ${best.title} at ${best.price}. ${best.why}` : '';
  const waiting = negotiations.find(({ standing }) => standing === 'waiting for you');
  const urgent = waiting
    ? `You have a proposal to review: ${waiting.proposed} for the ${waiting.about}, negotiated with ${waiting.with}.`
    : negotiations.length > 0
      ? 'The table shows where your negotiations are.'
      : 'It hasn’t negotiated anything yet.';
  return `${found} ${urgent}`.trim();
}
