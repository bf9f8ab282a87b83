import type { Boat } from '@tradewind/contract/boats';
import { nothingInput } from '@tradewind/contract/eddy-tools';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { reading } from '../../platform/tool.ts';
import { listFavorites } from './service.ts';

export const savedBoats = reading({
  name: 'saved_boats',
  description: 'The boats that the user saved, last saved first, including those that are no longer available.',
  input: nothingInput,
  async run({ db, caller }) {
    const all = await listFavorites(db, caller.id);
    const boats = all.filter((boat): boat is Boat => 'make' in boat).slice(0, BOATS_SHOWN);
    return {
      output: {
        total: all.length,
        noLongerListed: all.filter((boat) => !('make' in boat)).length,
        boats: boats.map(boatForModel),
      },
      parts: boatCards(boats.map((boat) => boatCard(boat))),
    };
  },
});
