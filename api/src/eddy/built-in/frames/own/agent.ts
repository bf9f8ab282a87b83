import { decisionOf } from '../../../turns.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { question } from '../../phrases/questions.ts';
import { ask, errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { described } from '../search/describe.ts';
import { findingsText, RESULTS } from './agent-findings.ts';
import { preferencesOf, settingsIn, withLimit } from './agent-settings.ts';

const RECALL: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:recall|undeploy|stop|pause|call (?:it |him )?back|switch (?:it )?off|turn (?:it )?off|deactivate|halt|disable|end|shut down|call off|pull) (?:\w+ ){0,3}(?:agent|hunting|searching|looking(?! (?:for|at) _)|deployment|eddy|(?:the|your|my) (?:search|hunt|watch))\b|\brecall\b|\b(?:agent|eddy)\b.*\b(?:to stop|to pause|off|back home)\b|\bundeploy\b/,
    1.2,
  ],
  [
    /\b(?:turn|switch|shut|call|bring|pull) (?:my|the|your) agents? (?:off|down|back|home|in)\b|\b(?:kill|cancel|retire|dismiss|freeze) (?:my|the|your) agent\b/,
    1.25,
  ],
];
const SET: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:set|change|update|save|remember|adjust|make|put|use|note|edit|add) (?:.*)\b(?:preferences?|settings|budget|price range|agent|categories|criteria|trading location|preferred|location)\b|\b(?:set|change|update|adjust|make|put|raise|lower|increase|reduce|bump|limit|cap|widen|move|switch)\b.*\bagents?(?: 's)?\b.*_(?:money|n|bound|place)_|^(?:my )?agent ?[:,]? .*_(?:money|n|bound|place)_/,
    1.1,
  ],
  [
    /\b(?:tell|have|let|ask|instruct) (?:my|the|your) agent (?!to (?:stop|pause)|off)|\b(?:get|want)\b.*\bagent\b.*\b(?:look|search|find|hunt|watch|go)|\bagent should (?:look|search|find|hunt)\b/,
    1.15,
  ],
  [
    /\b(?:set(?: me)?(?: up)?|create|make|start|add|put|want|give me|need|get me|turn on)(?: me)? (?:an?|some|the)? ?(?:\w+ )?(?:alerts?|notifications?|watch|saved search)(?: up| on)? (?:for|on|about|when|whenever|if)\b.*_(?:money|bound|place|type|make|asset|quantity|coins)_/,
    1.4,
  ],
  [
    /\b(?:watch|look|keep an eye|be on the lookout)(?: out)? for\b.*_(?:money|bound|place|type|make|asset|quantity|coins)_|\b(?:(?:notify|alert|ping|email|text) me|let me know(?! (?:if|whether) (?:it|that|this|she|he|they|_ref_|the (?:owner|seller|_boat_|_make_)|_person_)\b)|tell me(?! (?:more |all |everything )?about| (?:if|whether) (?:it|that|this|she|he|they|_ref_|the (?:owner|seller|_boat_|_make_)|_person_)(?: |$)))\b.*\b(?:when|if|once|as soon as|about)\b.*_(?:money|bound|place|type|make|asset|quantity|coins)_/,
    1.12,
  ],
  [
    /\b(?:save|remember|keep) (?:that|this|these|it)(?: search| for (?:me|later|my agent))?(?: (?:to|in|as) my preferences)?[.! ]*$|\bsave (?:that|this|my|the) search\b|\bto my preferences\b/,
    1,
  ],
];
const LIMITS =
  '(?:limits?|settings?|budget|price range|range|ceiling|floor|cap|max\\w*|min\\w*|rules|criteria|filters|categor\\w+|places?|locations?|area|preferences|instructions|marching orders)';
const SHOW: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:what|how (?:much|high|far))\b.*\bmy agent (?:is |be )?(?:allow\w*|supposed|permitted|able) to (?:spend|pay|offer|go|bid)\b/,
    1.3,
  ],
  // Whether it is out, or was left off.
  [
    /^(?:(?:so|and|but|okay|hey|eddy|wait|,) )*(?:is|was) (?:my|the) agents? (?:\w+ ){0,3}(?:hunting|out|on|off|running|active|working|awake|asleep|deployed|live|looking|searching|scouting|going|idle|paused|stopped)\b|\b(?:did|have|had) (?:i|we) (?:\w+ )?(?:leave|left|turn|turned|switch|switched|have|forget to (?:turn|switch)) (?:my|the) agent (?:on|off|running|out|deployed)\b|\bagent\b.*\b(?:on or off|off or on)\b|^(?:(?:so|and|but|okay|hey|eddy|wait|,) )*do i (?:\w+ )?have (?:an|any|my) agents?(?: (?:at all|yet|now|running|out there|already))*[?.! ]*$/,
    1.45,
  ],
  [
    /\bhow (?:low|high|far|much) (?:did|do|have) (?:i|we) (?:\w+ )?(?:let|allow|tell|told|set|give|given)\b.*\bagent\b|\bhow (?:low|high|far) (?:can|may|will|would|does|is|could) (?:my|the) agent\b(?!.*_(?:boat|make)_)/,
    1.5,
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:can|could|may|should|how do) (?:i|we|you)\\b)(?=.*\\b(?:what|which|show|tell|remind|see)\\b)(?:.*\\b${LIMITS} (?:that )?(?:did|have|do|does|had|has|is|are|i|we)\\b.*\\b(?:my|the) agent\\b|.*\\b(?:my|the) agent(?: 's)? (?:\\w+ )?${LIMITS}\\b|.*\\b${LIMITS} (?:for|on|of|in) (?:my|the) agent\\b|.*\\bdid (?:i|we) (?:\\w+ )?(?:give|tell|set|put|allow|let)(?: (?:up|in))? (?:my|the) agent\\b)(?!.*_(?:money|bound)_)`,
    ),
    1.5,
  ],
  [
    /^(?:(?:so|and|but|okay|hey|eddy|,) )*(?:is|am|are|do|did|have)\b.*\b(?:negotiat\w+|haggl\w+)\b.*\b(?:on|off|enabled|disabled|active|activated|switched|turned)\b/,
    1.75,
  ],
  [
    /\bwhat (?:would|will|does|is|did i tell) (?:my|the|your) agent (?:actually |be )?(?:to )?(?:look|search|hunt|watch)\w*\b/,
    1.35,
  ],
  [
    /\b(?:what (?:is|are)|show|see|tell|which|list|review|check|view)\b.*\b(?:preferences?|settings|criteria|agent (?:looking|settings|searching)|search settings)\b|\bis (?:my|the) agent\b|\bwhat is my agent\b|\bagent (?:'s )?status\b|\bam i deployed\b|^my (?:preferences|settings)[?.! ]*$|\bis (?:he|it|eddy) (?:still )?(?:deployed|hunting|looking|searching)\b|\bagent (?:still )?(?:running|deployed|active|on)\b/,
    1.1,
  ],
];
const FOUND: readonly (readonly [RegExp, number])[] = [
  [RESULTS, 1.7],
  [
    /^(?!.*\b(?:how (?:do|can|could) (?:i|we)|keep|stop|prevent|forbid)\b).*\b(?:my|the) agents? (?:\w+ )?(?:up to|doing|working on|been up to|been doing|busy with|cooking|negotiations?|negotiating|haggling over|bargaining over)\b(?!.*\b(?:look|search|watch)\w* for\b)/,
    1.4,
  ],
  [
    /\b(?:deals?|trades?|offers?|proposals?|terms|price|what|_sort_)\b.*\bagents? (?:\w+ )?(?:got|get|gets|has|lined up|worked out|arranged|brought|cooked up|made|struck|reached|hammered out|agreed|set up)\b|\bagents? (?:\w+ )?(?:got|lined up|worked out|arranged|brought|cooked up|struck|hammered out|came up with)\b|^(?!.*\b(?:how (?:do|can|could) (?:i|we)|keep|stop|prevent|forbid)\b).*\bagents?\b.*\b(?:negotiated|negotiating|worked out|hammered out|agreed on)\b/,
    1.3,
  ],
  [
    /\b(?:what|which|how (?:much|good)|show|tell)\b.*(?:\b(?:deals?|proposals?|offers?|trades?|price|bargain|matches)\b|_ref_|_boat_|_make_).*\b(?:my|the) agent (?:\w+ )?(?:got|get|gotten|made|make|struck|found|find|negotiated|worked out|arranged|landed|reached|agreed|lined up|came up with|put together|brought|proposed|has|have)\b|\b(?:my|the) agent 's (?:\w+ )?(?:deals?|proposals?|offers?|negotiations?|suggestions?)\b|\b(?:what|which) did (?:my|the) agent (?:\w+ )?(?:agree|arrange|negotiate|propose|work out|make|strike|get)\b/,
    1.5,
  ],
  [
    /\bagents? (?:\w+ )?(?:proposes?|proposed|suggests?|suggested|negotiated|negotiating|talking (?:to|with)|haggling (?:with|over))\b/,
    1.25,
  ],
  [
    /\b(?:agent|eddy|you)\b.*\b(?:found|find|done|turned up|negotiat\w+|come up with|got for me|discovered|been up to)\b.*\b(?:agent|anything|something|yet|for me|so far|lately|today|overnight)|\b(?:my|any|open|the|show|what|which) (?:[a-z]+ )?(?:negotiations?|matches)\b(?! (?:for|with|to) _own_)|\bwhat (?:has|did|have) (?:my|the) agent\b|\bagent 's (?:log|matches|finds|results)\b|\bagents? (?:\w+ )?(?:found|find|finding|dig up|come across|discover|proposes?|proposed|suggests?|suggested|recommends?|recommended|negotiated|negotiating|talking (?:to|with)|haggling)\b|\b(?:anything|something|news|updates?|luck|results?|word|new|matches|finds)\b.*\b(?:my|the) agent\b(?! to)|_sort_ (?:from|with|by|in) (?:my|the) agent\b|\bwhat is new (?:from|with) (?:my|the) agent\b|\bagent (?:been )?(?:up to|doing)\b|\bany(?:thing)? (?:news|luck) (?:from|with) (?:my|the) agent\b/,
    1.1,
  ],
];
/** Only the user's own click agrees to something. */
const ACCEPTS =
  /\b(?:say yes|accept|agree|approve|green ?light|take (?:it|them|the deal)|sign (?:it|off)|go (?:for|with) it)\b/;
const DEPLOY: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:turn|switch|fire|start|wake) (?:my|the|your) agents? (?:back )?(?:on|up)\b|\bget (?:my|the|your) agent (?:going|started|running|working|to work|on it)\b|\b(?:let|have|send|want|get) (?:my|the|your) agent (?:out|off|(?:to )?(?:hunt|look|search|work|go|run|start|scout|watch))(?: (?:out|around|for me|for trades|for boats|while \w+ \w+(?: \w+)*|now|please|again|today|in the background))*[.!? ]*$/,
    1.3,
  ],
  [
    /\b(?:resume|restart|unpause|reactivate|redeploy|relaunch|wake up|bring back|continue)\b.*\b(?:agent|hunt|search)\b/,
    1.3,
  ],
  [
    /\b(?:deploy|activate|launch|start|turn on|switch on|send out|unleash|release|put) (?:\w+ ){0,3}(?:agent|eddy|yourself|hunt(?:ing)?|to work)\b|^(?:please )?(?:deploy|activate)(?: now)?[.!? ]*$/,
    1.2,
  ],
  [
    /^(?:(?:please|can you|could you|would you|will you|i want you to|you can|just|eddy|hey|okay|,) )*(?:keep )?(?:work|working|run|running|stay on it|go on)(?: \w+){0,2} (?:in the background|while (?:i|we)\b)/,
    1.3,
  ],
  [
    /\b(?:keep (?:looking|searching|hunting|going|scouting|watching|checking|an eye)|hunt|scout|look|search|watch|notify me|alert me|let me know|tell me|ping me|email me)\b.*\b(?:in the background|for me (?:while|when|24)|new (?:boats|matches|listings|ones)|while (?:we|at|away|on|\w+ing)\b|when (?:something|a boat|one|a match|a _type_|anything|it|<)|while i|if (?:something|one|a _type_|anything)|comes up|pops up|shows up)\b/,
    1.05,
  ],
];
const WORDS = /.*/;
/** The agent should go on, but no longer negotiate; or it should. */
const NEGOTIATES_NOT =
  /\b(?:stop|quit|cease|not|no more|no longer|without|never|off|halt|disable)\b[^.!?]*\b(?:negotiat|haggl|bargain)\w+|\bnegotiat\w+\b[^.!?]*\b(?:off|stop|myself)\b/;
const NEGOTIATES =
  /\b(?:let|have|allow|want|turn on|switch on|may|can start|should|start)\b[^.!?]{0,80}\b(?:agent|eddy|it)\b[^.!?]{0,80}\bnegotiat\w+|\b(?:turn|switch) on\b[^.!?]*\bnegotiat\w+/;
const ASKS =
  /^(?:(?:so|and|but) )*(?:does|do|can|could|will|would|is|are|how|what|why|when|who|should|may|did|has|have (?!my|the|your|it))\b(?! you)/;

function negotiatesIn(line: Situation['line']): boolean | undefined {
  if (
    line.has(ASKS) ||
    !line.has(
      /\b(?:agent|eddy|it|negotiat\w+ (?:for me|alone|on its own|by itself|thing|setting|part|bit|mode|feature|off|on))\b/,
    )
  )
    return undefined;
  if (line.has(NEGOTIATES_NOT)) return false;
  return line.has(NEGOTIATES) ? true : undefined;
}

/** One card changes several settings. */
const SEVERAL_SETTINGS =
  /\b(?:set|change|update|make)\b.*\b(?:budget|price range|location)\b.*\band (?:my |the |its )?(?:trading )?(?:budget|price range|location)\b/;

/** The trading agent: its preferences, deployment and findings. */
export const agentFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  if (line.has(/\b(?:how|what) (?:does|do|happens)\b/) && strongest(line, SHOW) === 0 && strongest(line, FOUND) === 0)
    return undefined;
  const negotiates = negotiatesIn(line);
  const subject = line.has(
    /\b(?:negotiat\w+|haggl\w+|agent|deploy\w*|recall|preferences?|settings|budget|criteria|negotiations?|matches|price range|location|background|notify|alert|ping|eddy|yourself|undeploy|categories|hunting|let me know|keep (?:\w+ing|an eye)|preferred|search|hunt|scout|while (?:i|we))\b/,
  );
  if (!subject && strongest(line, SET) === 0 && !isAfterSettings(situation) && stoppedTypes(line).length === 0)
    return undefined;
  const options: readonly (readonly [number, () => Plan])[] = [
    [strongest(line, RECALL), () => recallPlan(phrases)],
    [negotiates === undefined ? 0 : 1.6, () => preferencesPlan(situation, negotiates)],
    [line.has(STOPS_THING) ? 1.5 : 0, () => stopThingsPlan(line, phrases)],
    [stoppedTypes(line).length > 0 ? 1.45 : 0, () => stopTypesPlan(stoppedTypes(line), phrases)],
    [Math.max(strongest(line, SET), isAfterSettings(situation) ? 1.35 : 0), () => preferencesPlan(situation)],
    [
      strongest(line, SHOW),
      () =>
        ask('my_preferences', {}, (output) =>
          [
            line.has(/\b(?:negotiat|haggl)\w+/) ? `Negotiate for me: ${textOf(output['Negotiate for me'])}.` : '',
            preferencesText(output, phrases),
          ]
            .filter(Boolean)
            .join(' '),
        ),
    ],
    [
      strongest(line, FOUND),
      () =>
        ask('agent_findings', {}, (output) =>
          [findingsText(output, situation), line.has(ACCEPTS) ? phrases.agent.cannotAccept : '']
            .filter(Boolean)
            .join(' '),
        ),
    ],
    [strongest(line, DEPLOY), () => deployPlan(situation)],
  ];
  const [weight, plan] = [...options].sort(([a], [b]) => b - a)[0] ?? [0];
  if (weight === 0 || !plan) return undefined;
  const uses: Interpretation['uses'] = [
    'bound',
    'money',
    'place',
    'asset',
    'coins',
    'type',
    'ref',
    'n',
    'service',
    'sort',
    'own',
  ];
  return {
    ...(line.has(SEVERAL_SETTINGS) && { whole: true }),
    intent: 'agent',
    weight,
    uses,
    words: WORDS,
    // Its negation is what it says: 'not negotiate'.
    ...(negotiates === false && { whole: true }),
    plan: plan(),
  };
};

function preferencesPlan(situation: Situation, autoNegotiate?: boolean): Plan {
  const { line, memory, language, phrases } = situation;
  const { wish } = readWish(line);
  const missing = UNWATCHED.filter(([, keys]) => keys.some((key) => wish[key] !== undefined)).map(([name]) => name);
  const noType = missing.length > 0 ? ` ${phrases.agent.unwatched(missing)}` : '';
  const said =
    settingsIn(withLimit(wish, line), line) ??
    (line.has(/\b(?:that|this|these|it|search)\b/) ? preferencesOf(memory.search ?? {}) : undefined);
  // Users who ask to watch for boats up to a price name all that counts.
  const limits = said && 'maxPrice' in said && line.has(WATCHES) ? { minPrice: 0, ...said } : said;
  const wanted = autoNegotiate === undefined ? limits : { ...limits, autoNegotiate };
  const rest = without(wish, ['query', 'makes']);
  // A card without the make would replace settings that the user means to keep.
  if (missing.includes(MAKE) && line.has(WATCHES))
    return just(
      Object.keys(rest).length > 0
        ? `${noType.trim()} ${phrases.agent.withoutMake(described(rest, phrases))}`
        : noType.trim(),
    );
  if (!wanted) return just(question('whatToSave', language));
  const isMore = 'types' in wanted && line.has(/\b(?:add|also|include|too|as well|plus)\b/);
  return (done) => {
    const known = isMore ? done[0] : undefined;
    if (isMore && !known) return use('my_preferences');
    const types = (known?.output.types ?? []) as string[];
    if (known && types.length === 0) return say(`${phrases.agent.anyType} ${preferencesText(known.output, phrases)}`);
    const changed = done[known ? 1 : 0];
    const all = known ? { types: [...new Set([...types, ...(wanted.types as string[])])] } : {};
    if (!changed) return use('set_preferences', { ...wanted, ...all });
    return say(errorOf(changed.output) ?? `${phrases.agent.saved}${noType}`);
  };
}

const WATCHES =
  /\b(?:watch|look|keep an eye|lookout)(?: out)? for\b|\b(?:notify|alert|ping|email|text|tell) me\b|\blet me know\b|\b(?:alerts?|notifications?|saved search)\b/;

const SETTINGS = new Set(['my_preferences', 'set_preferences', 'deploy_agent']);

/** A change right after the agent's settings: 'max 150k, only center consoles'. */
function isAfterSettings({ line, memory }: Situation): boolean {
  return (
    SETTINGS.has(memory.last?.calls.at(-1)?.name ?? '') &&
    !(memory.cardIsLast && memory.card?.name === 'set_preferences') &&
    line.text.split(' ').length <= MOST_WORDS &&
    line.has(/_(?:money|bound|place|type|n|asset)_/) &&
    line.has(
      /\b(?:change|set|make|only|just|max|maximum|min|minimum|raise|lower|up|limit|budget|add|include|and|but|instead|put|update|also|top|price)\b|^(?:_(?:money|bound|place|type)_ ?(?:,|and)? ?)+$/,
    ) &&
    !line.has(/\b(?:show|find|search|boats|listings|offer|message|compare)\b|_(?:boat|make|own|ref|person)_/)
  );
}

const MOST_WORDS = 18;
const STOPS =
  /\b(?:stop|quit|cease|no longer|not|no more|never)\b(?: \w+){0,3} (?:look|looking|search|searching|watch|watching|hunt|hunting|show|tell|notif\w+|alert\w*)\b.*_type_|\bno more _type_ alerts\b/;

const STOPS_THING =
  /\b(?:stop|quit|cease|no longer|not|no more|never)\b(?: \w+){0,4} (?:look|looking|search|searching|watch|watching|hunt|hunting|show|after) (?:for |me )?_(?:asset|coins)_|\b(?:take|drop|remove|delete|strike|cut|lose)\b(?: (?:the|all|any))? ?_(?:asset|coins)_ (?:out |off )?(?:of|from) (?:my|the) (?:agent|settings|preferences|categories|criteria)\b|_(?:asset|coins)_ (?:out|off) of (?:my|the) agent\b|\b(?:my|the) agent\b.*\b(?:drop|remove|without|no more|not) _(?:asset|coins)_/;

function stopThingsPlan(line: Situation['line'], phrases: Phrases): Plan {
  const keys = [...new Set(line.chunks.flatMap(({ meaning }) => (meaning?.is === 'asset' ? [meaning.key] : [])))];
  return keys.length > 0
    ? ([card]) =>
        card ? say(errorOf(card.output) ?? phrases.agent.saved) : use('set_preferences', { dropCategories: keys })
    : ask('my_preferences', {}, (output) => `${phrases.changeThere} ${preferencesText(output, phrases)}`);
}

/** The types that the agent should no longer look for. */
const stoppedTypes = (line: Situation['line']): string[] =>
  line.has(STOPS) && !line.has(/\bshow me\b/)
    ? line.chunks.flatMap(({ meaning }) => (meaning?.is === 'type' ? [meaning.type] : []))
    : [];

function stopTypesPlan(stopped: readonly string[], phrases: Phrases): Plan {
  return (done) => {
    const [known, changed] = done;
    if (!known) return use('my_preferences');
    const types = (known.output.types ?? []) as string[];
    const rest = types.filter((type) => !stopped.includes(type));
    if (rest.length === types.length)
      return say(
        `${phrases.agent.notSetTo(stopped)} ${preferencesText(known.output, phrases)} ${phrases.agent.howToStop}`,
      );
    if (!changed) return rest.length > 0 ? use('set_preferences', { types: rest }) : use('recall_agent');
    return say(errorOf(changed.output) ?? (rest.length > 0 ? phrases.agent.saved : phrases.agent.onlyType));
  };
}

const MAKE = 'make or name';

/** Limits that the agent has no setting for. */
const UNWATCHED: readonly (readonly [string, readonly (keyof Wish)[]])[] = [
  [MAKE, ['query', 'makes']],
  ['engine hours', ['minEngineHours', 'maxEngineHours']],
  ['several states', ['states']],
];

function preferencesText(output: Record<string, unknown>, phrases: Phrases): string {
  const boats = ['Boat types', 'Length', 'Year'].flatMap((name) =>
    output[name] ? [`${name}: ${textOf(output[name])}.`] : [],
  );
  const [things, price, place] = [output['Trade categories'], output.Price, output.Location].map(textOf);
  return [phrases.agent.settings(Boolean(output.deployed), things ?? '', price ?? '', place ?? ''), ...boats].join(' ');
}

/** New settings on a card, of this message or open since the last one, go out with the agent. */
function deployPlan({ memory: { card, cardIsLast }, phrases }: Situation): Plan {
  const isOpen = cardIsLast && card?.name === 'set_preferences' && decisionOf(card) === undefined;
  return ([deployed]) =>
    deployed
      ? say(errorOf(deployed.output) ?? phrases.agent.ready)
      : { ...use('deploy_agent', isOpen ? card.input : {}), inherits: 'set_preferences' };
}

/** An agent that is not deployed cannot be recalled. */
const recallPlan =
  (phrases: Phrases): Plan =>
  ([card]) =>
    card ? say(errorOf(card.output) ? phrases.agent.idle : phrases.agent.recall) : use('recall_agent');
