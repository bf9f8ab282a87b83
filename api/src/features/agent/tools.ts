import { nothingInput, type SetPreferencesInput, setPreferencesInput } from '@tradewind/contract/eddy-tools';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { labelOf, translate } from '@tradewind/domain/trade-taxonomy';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ActingContext, acting, type Draft, reading } from '../../platform/tool.ts';
import { type BoatRules, limitWants, watchedBoats } from '../wants/service.ts';
import { deployAgent, readPreferences, recallAgent, savePreferences } from './service.ts';

type AgentPreferences = Awaited<ReturnType<typeof readPreferences>>;

export const myPreferences = reading({
  name: 'my_preferences',
  description: 'What the user’s trading agent looks for, and whether it is deployed.',
  input: nothingInput,
  async run({ db, caller }) {
    const preferences = await readPreferences(db, caller.id);
    const boats = await watchedBoats(db, caller.id);
    const facts = [...factsOf(preferences), ...boatFacts(boats)];
    return {
      output: {
        ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
        types: boats?.boatTypes ?? [],
        deployed: preferences.deployed,
        'Negotiate for me': preferences.autoNegotiate ? 'Yes' : 'No',
      },
      parts: [
        {
          type: 'data-table',
          data: {
            caption: 'Your trading preferences',
            columns: ['', 'Setting'],
            rows: [
              ...facts.map(({ name, value }) => [name, value]),
              ['Agent', preferences.deployed ? 'Deployed' : 'Not deployed'],
            ],
          },
        },
      ],
    };
  },
});

export const setPreferences = acting({
  kind: 'commit',
  name: 'set_preferences',
  description:
    'Changes what the user’s trading agent looks for. Fields left out stay as they are. Takes effect when the user clicks.',
  input: setPreferencesInput,
  async prepare(context, input): Promise<Draft> {
    const boats = boatRulesOf(input);
    const facts = [
      ...factsOf(await changed(context, input)),
      ...boatFacts(boats),
      ...negotiatingFact(input),
      ...(boats ? [{ name: 'Applies to', value: 'What you’d take for cash and for each of your boats' }] : []),
    ];
    return { title: 'Save these trading preferences?', facts, confirmLabel: 'Save preferences' };
  },
  async perform(context, input) {
    await saveChanges(context, input);
    return { outcome: 'Your preferences have been saved.', path: paths.settings };
  },
});

export const deploy = acting({
  kind: 'commit',
  name: 'deploy_agent',
  description:
    'Sends the user’s agent to look for trades in the background, with these changes of its settings. Takes effect when the user clicks.',
  input: setPreferencesInput,
  async prepare(context, input): Promise<Draft> {
    const preferences = await changed(context, input);
    if (preferences.deployed) throw new Refusal('conflict', 'Your agent is already deployed.');
    const boats = { ...(await watchedBoats(context.db, context.caller.id)), ...boatRulesOf(input) };
    const facts = [...factsOf(preferences), ...boatFacts(boats), ...negotiatingFact(input)];
    return { title: 'Deploy your trading agent?', facts, confirmLabel: 'Deploy' };
  },
  async perform(context, input) {
    if (Object.keys(input).length > 0) await saveChanges(context, input);
    await deployAgent(context, context.caller);
    return { outcome: 'Your agent is at work.', path: `${paths.eddy}?deployed=true` };
  },
});

export const recall = acting({
  kind: 'commit',
  name: 'recall_agent',
  description: 'Stops the user’s deployed agent. Takes effect when the user clicks.',
  input: nothingInput,
  async prepare({ db, caller }): Promise<Draft> {
    const preferences = await readPreferences(db, caller.id);
    if (!preferences.deployed) throw new Refusal('conflict', 'Your agent isn’t deployed.');
    return { title: 'Recall your trading agent?', facts: [], confirmLabel: 'Recall' };
  },
  async perform(context) {
    await recallAgent(context, context.caller);
    return { outcome: 'Your agent has been recalled.' };
  },
});

async function saveChanges(context: ActingContext, input: SetPreferencesInput): Promise<void> {
  const { deployed: _deployed, savedAt: _savedAt, ...preferences } = await changed(context, input);
  await savePreferences(context, context.caller, preferences);
  const boats = boatRulesOf(input);
  if (boats) await context.commit((work) => limitWants(work, context.caller, boats));
}

async function changed({ db, caller }: ActingContext, input: SetPreferencesInput): Promise<AgentPreferences> {
  const current = await readPreferences(db, caller.id);
  const { minPrice, maxPrice, location, autoNegotiate } = input;
  const range = {
    priceRangeMin: minPrice === undefined ? current.priceRangeMin : minPrice.toFixed(2),
    priceRangeMax: maxPrice === undefined ? current.priceRangeMax : maxPrice.toFixed(2),
  };
  if (Number(range.priceRangeMin) > Number(range.priceRangeMax)) {
    if (minPrice !== undefined && maxPrice !== undefined)
      throw new Refusal('invalid', 'The lowest price can’t be more than the highest price.');
    if (minPrice === undefined) range.priceRangeMin = '0.00';
    else range.priceRangeMax = (minPrice * 10).toFixed(2);
  }
  return {
    ...current,
    ...range,
    preferredTradeCategories: categoriesAfter(current.preferredTradeCategories, input),
    ...(location && { preferredLocations: [location] }),
    ...(autoNegotiate !== undefined && { autoNegotiate }),
  };
}

/** Without categories, the agent takes anything: nothing can be added to that, and nothing taken out. */
function categoriesAfter(
  current: AgentPreferences['preferredTradeCategories'],
  { categories, addCategories = [], dropCategories = [] }: SetPreferencesInput,
): AgentPreferences['preferredTradeCategories'] {
  const base = categories ? translate(categories, 'listing', 'agent') : current;
  if (addCategories.length + dropCategories.length === 0) return base;
  if (base.length === 0)
    throw new Refusal('invalid', 'Your agent takes anything, so there are no categories to change.');
  const dropped = translate(dropCategories, 'listing', 'agent');
  const left = [...new Set([...base, ...translate(addCategories, 'listing', 'agent')])].filter(
    (id) => !dropped.includes(id),
  );
  if (left.length === 0)
    throw new Refusal('invalid', 'That’s all your agent looks for. Name another category first, or recall the agent.');
  return left;
}

function factsOf(preferences: AgentPreferences): Draft['facts'] {
  const { preferredTradeCategories, priceRangeMin, priceRangeMax, preferredLocations } = preferences;
  return [
    {
      name: 'Trade categories',
      value: preferredTradeCategories.map((id) => labelOf('agent', id)).join(', ') || 'Anything',
    },
    { name: 'Price', value: `${priceText(priceRangeMin)} – ${priceText(priceRangeMax)}` },
    { name: 'Location', value: preferredLocations[0] ?? 'Anywhere' },
  ];
}

const negotiatingFact = ({ autoNegotiate }: SetPreferencesInput): Draft['facts'] =>
  autoNegotiate === undefined ? [] : [{ name: 'Negotiate for me', value: autoNegotiate ? 'Yes' : 'No' }];

/** The rules about boats that the user names. A range replaces both of its ends. */
function boatRulesOf({ types, minLength, maxLength, minYear, maxYear }: SetPreferencesInput): BoatRules | undefined {
  const rules: BoatRules = {
    ...(types && { boatTypes: types }),
    ...((minLength ?? maxLength) !== undefined && { minLength: minLength ?? null, maxLength: maxLength ?? null }),
    ...((minYear ?? maxYear) !== undefined && { minYear: minYear ?? null, maxYear: maxYear ?? null }),
  };
  return Object.keys(rules).length > 0 ? rules : undefined;
}

function boatFacts(rules: BoatRules | undefined): Draft['facts'] {
  if (!rules) return [];
  const { boatTypes = [], minLength, maxLength, minYear, maxYear } = rules;
  const range = (min: number | null | undefined, max: number | null | undefined, unit: string) =>
    min != null && max != null
      ? `${min} to ${max}${unit}`
      : min != null
        ? `from ${min}${unit}`
        : max != null
          ? `up to ${max}${unit}`
          : '';
  const facts = [
    { name: 'Boat types', value: boatTypes.join(', ') },
    { name: 'Length', value: range(minLength, maxLength, ' ft') },
    { name: 'Year', value: range(minYear, maxYear, '') },
  ];
  return facts.filter(({ value }) => value !== '');
}
