import { nothingInput, type SetPreferencesInput, setPreferencesInput } from '@tradewind/contract/eddy-tools';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { labelOf, translate } from '@tradewind/domain/trade-taxonomy';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ActingContext, acting, type Draft, reading } from '../../platform/tool.ts';
import { deployAgent, readPreferences, recallAgent, savePreferences } from './service.ts';

type AgentPreferences = Awaited<ReturnType<typeof readPreferences>>;

export const myPreferences = reading({
  name: 'my_preferences',
  description: 'What the user’s trading agent looks for, and whether it is deployed.',
  input: nothingInput,
  async run({ db, caller }) {
    const preferences = await readPreferences(db, caller.id);
    return {
      output: {
        ...Object.fromEntries(factsOf(preferences).map(({ name, value }) => [name, value])),
        deployed: preferences.deployed,
      },
      parts: [
        {
          type: 'data-table',
          data: {
            caption: 'Your trading preferences',
            columns: ['', 'Setting'],
            rows: [
              ...factsOf(preferences).map(({ name, value }) => [name, value]),
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
    const facts = factsOf(await changed(context, input));
    return { title: 'Save these trading preferences?', facts, confirmLabel: 'Save preferences' };
  },
  async perform(context, input) {
    const { deployed: _deployed, savedAt: _savedAt, ...preferences } = await changed(context, input);
    await savePreferences(context, context.caller, preferences);
    return { outcome: 'Your preferences have been saved.', path: paths.settings };
  },
});

export const deploy = acting({
  kind: 'commit',
  name: 'deploy_agent',
  description: 'Sends the user’s agent to look for trades in the background. Takes effect when the user clicks.',
  input: nothingInput,
  async prepare({ db, caller }): Promise<Draft> {
    const preferences = await readPreferences(db, caller.id);
    if (preferences.deployed) throw new Refusal('conflict', 'Your agent is already deployed.');
    return { title: 'Deploy your trading agent?', facts: factsOf(preferences), confirmLabel: 'Deploy' };
  },
  async perform(context) {
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

async function changed({ db, caller }: ActingContext, input: SetPreferencesInput): Promise<AgentPreferences> {
  const current = await readPreferences(db, caller.id);
  const { categories, minPrice, maxPrice, location } = input;
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
    ...(categories && { preferredTradeCategories: translate(categories, 'listing', 'agent') }),
    ...(location && { preferredLocations: [location] }),
  };
}

function factsOf(preferences: AgentPreferences): Draft['facts'] {
  const { preferredTradeCategories, priceRangeMin, priceRangeMax, preferredLocations } = preferences;
  return [
    { name: 'Looking for', value: preferredTradeCategories.map((id) => labelOf('agent', id)).join(', ') || 'Anything' },
    { name: 'Price', value: `${priceText(priceRangeMin)} – ${priceText(priceRangeMax)}` },
    { name: 'Location', value: preferredLocations[0] ?? 'Anywhere' },
  ];
}
