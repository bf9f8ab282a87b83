/** A service of the brokerage on the pricing screen. */
export interface Service {
  /** Its number in URLs: `/pricing?service=7`. Never reused for another service. */
  id: number;
  name: string;
  price: string;
  /** Conditions of the price. */
  terms?: string;
  time?: string;
  description: string;
  features: readonly string[];
  steps: readonly string[];
}

export interface ServiceGroup {
  id: string;
  name: string;
  lead: string;
  services: readonly Service[];
}

/** Labels for prices that depend on the boat, the request or the effort. */
export const QUOTE = 'Quote-based';
export const CUSTOM = 'Custom';
export const PREMIUM = 'Premium';
