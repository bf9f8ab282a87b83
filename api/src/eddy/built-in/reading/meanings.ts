import type { BoatOrder } from '@tradewind/contract/eddy-tools';
import type { BoatCondition } from '@tradewind/domain/boat-conditions';
import type { SortId } from '@tradewind/domain/boat-search';
import type { BoatType } from '@tradewind/domain/boat-types';
import type { UsState } from '@tradewind/domain/geography';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import type { NamedBoat, NamedTalk } from '../../../platform/names.ts';

/** A number that a boat has. */
export type Field = 'price' | 'length' | 'beam' | 'year' | 'hours' | 'sleeps' | 'people' | 'speed';

/** A range, with both ends included. */
export interface Range {
  min?: number;
  max?: number;
}

/** A part of a message that Eddy understands. */
export type Meaning =
  | { is: 'n'; value: number }
  | { is: 'money'; value: number; currency?: string }
  | {
      is: 'quantity';
      field: Exclude<Field, 'price'>;
      value: number;
      /** Feet in the unit it was written in. */
      feet?: number;
    }
  | { is: 'age'; years: number }
  | { is: 'power'; words: readonly string[] }
  /** When boats were listed: at most or more than so many days ago, or since a date. */
  | { is: 'listed'; within?: number; before?: number; since?: string }
  | {
      is: 'miles';
      value: number;
      /** In hours, if that was said. */
      drive?: number;
    }
  | { is: 'coins'; amount: number; asset: ListingKey; words: string }
  | { is: 'id'; id: number }
  | ({
      is: 'bound';
      field: Field;
      /** Another reading of a bare number. */
      or?: Field;
      about?: true;
      /** Narrow enough for a trailer. */
      trailer?: true;
      /** A number without words that limit it. */
      bare?: number;
    } & Range)
  | {
      is: 'type';
      type: BoatType;
      /** The user's word, if it is no type of the catalog. */
      loosely?: string;
      /** Other types that such boats are listed under. */
      also?: readonly BoatType[];
    }
  | { is: 'kind'; word: string }
  | {
      is: 'place';
      label: string;
      states?: readonly UsState[];
      location?: string;
      /** Towns of a part of the country that no state stands for. */
      towns?: readonly string[];
      /** Known towns of its states that lie elsewhere. */
      except?: readonly string[];
      zip?: string;
      /** A part of the state, which no filter has. */
      part?: string;
      /** Boats near it are meant as well. */
      around?: true;
    }
  | {
      is: 'asset';
      key: ListingKey;
      /** Another kind that the word may stand for. */
      or?: ListingKey;
    }
  | { is: 'fuel'; word: string }
  | { is: 'engine'; words: readonly string[]; not?: readonly string[] }
  | {
      is: 'condition';
      conditions: readonly BoatCondition[];
      /** Those that ruling it out excludes, if they are fewer. */
      without?: readonly BoatCondition[];
    }
  | {
      is: 'feature';
      /** Equipment by its name in the domain, perhaps with the least number. */
      name: string;
    }
  | { is: 'lowhours' }
  | {
      is: 'sort';
      by: SortId | BoatOrder;
      count?: number;
    }
  | { is: 'make'; make: string; boats: readonly NamedBoat[]; count: number }
  | { is: 'boat'; name: string; boats: readonly NamedBoat[]; count: number; year?: number }
  | { is: 'own'; boats: readonly NamedBoat[]; named: boolean }
  | { is: 'saved'; boats: readonly NamedBoat[] }
  | {
      is: 'person';
      name: string;
      /** Several people may have the name. */
      ids: readonly string[];
      boats: readonly NamedBoat[];
      count: number;
      /** Their boat that the user writes with them about. */
      talk?: NamedTalk;
      /** The user's boat that they write with the user about. */
      aboutOwn?: NamedTalk & { userId: string };
    }
  | { is: 'ref'; ref: Reference }
  | { is: 'service'; about: string }
  /** Leaves out the user's own boats, or keeps only those of owners or of the brokerage. */
  | { is: 'lister'; by: 'others' | 'owners' | 'brokerage' | 'verified' }
  /** Boats that the user has saved or deals over, and does not want to see. */
  | { is: 'leftout'; boatIds: readonly number[] }
  /** Leaves out boats in an agreed trade: 'skip anything under contract'. */
  | { is: 'untaken' }
  /** 'Not those that are only open to offers'. */
  | { is: 'notopen' }
  /** 'West of the Mississippi': no search knows directions. */
  | { is: 'direction' }
  | { is: 'aside' }
  /** An unknown word; `isMake` if it stands where people name a make. */
  | { is: 'strange'; word: string; isMake?: true };

/** The meanings that limit a search. */
export const LIMITING: readonly Meaning['is'][] = [
  ...(['type', 'kind', 'place', 'bound', 'money', 'asset', 'fuel', 'engine', 'power', 'condition'] as const),
  ...(['feature', 'lowhours', 'listed', 'untaken', 'leftout'] as const),
];

/** A reference to boats of the conversation. */
export type Reference =
  | { by: 'position'; positions: readonly number[] }
  | { by: 'first'; count: number }
  | { by: 'last'; count: number }
  | { by: 'extreme'; extreme: Extreme }
  /** With their number, if it was said: 'which of those two'. */
  | { by: 'all'; count?: number }
  | { by: 'focus' }
  | { by: 'owner' }
  /** All of the list but the boat discussed last. */
  | { by: 'others' }
  /** The one of two that was not discussed last. */
  | { by: 'other' };

export type Extreme =
  | 'cheapest'
  | 'priciest'
  | 'newest'
  | 'oldest'
  | 'longest'
  | 'shortest'
  | 'fastest'
  | 'slowest'
  | 'fewest-hours'
  | 'most-hours';
