import { nothingInput } from '@tradewind/contract/eddy-tools';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { reading } from '../../platform/tool.ts';
import { listOwnBoats } from './service.ts';

export const myBoats = reading({
  name: 'my_boats',
  description: 'The user’s own listings, with their status and views.',
  input: nothingInput,
  async run({ db, caller }) {
    const own = await listOwnBoats(db, caller.id);
    const boats = own.slice(0, BOATS_SHOWN);
    return {
      output: {
        total: own.length,
        boats: boats.map((boat) => ({ ...boatForModel(boat), status: boat.status, views: boat.views })),
      },
      parts: boatCards(boats.filter(({ status }) => status === 'active').map((boat) => boatCard(boat))),
    };
  },
});
