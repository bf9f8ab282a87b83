/** One of the brokerage's services, as the pricing screen shows it. */
export interface Service {
  /** Its number in addresses: `/pricing?service=7`. Never given to another service. */
  id: number;
  name: string;
  price: string;
  /** What the price depends on or comes with. */
  terms?: string;
  /** How long it takes. */
  time?: string;
  description: string;
  features: readonly string[];
  /** How it works, in order. */
  steps: readonly string[];
}

export interface ServiceGroup {
  id: string;
  name: string;
  lead: string;
  services: readonly Service[];
}

/** What a price says where it depends on the boat, on the wish or on the effort. */
export const QUOTE = 'Quote-based';
export const CUSTOM = 'Custom';
export const PREMIUM = 'Premium';
