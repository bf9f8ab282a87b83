import { readBoatId } from '../../nouns/boat/boat-id.ts';
import type { Correspondence } from './post-message.ts';

const LONGEST_ID = 64;

/** The conversation that the URL names, if any. */
export function addressedConversation(search: URLSearchParams): Correspondence | undefined {
  const boatId = readBoatId(search.get('boat'));
  const otherId = search.get('with') ?? '';
  return boatId === undefined || otherId === '' || otherId.length > LONGEST_ID ? undefined : { boatId, otherId };
}
