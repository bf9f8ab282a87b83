import { servicesAndFeesInput } from '@tradewind/contract/eddy-tools';
import { fees } from '@tradewind/contract/fees';
import { type Service, services } from '@tradewind/contract/services-catalog';
import { brokerCommission, cents, closingCost, displayMoney, dollars } from '@tradewind/domain/money';
import { reading } from '../../platform/tool.ts';
import { pricingInfo } from './service.ts';

const SHOWN = 8;

export const servicesAndFees = reading({
  name: 'services_and_fees',
  description: 'The brokerage’s services with their prices, what listing costs, and what closing costs at a price.',
  input: servicesAndFeesInput,
  async run({ db }, { about, price }) {
    const found = about ? services.filter((service) => fits(service, about)) : [];
    const info = await pricingInfo(db);
    const amount = price === undefined ? undefined : dollars(Math.round(price));
    return {
      output: {
        listing: {
          freeListings: fees.freeLimit,
          freeSpotsLeft: info.freeAccountsRemaining,
          monthlyPriceAfterwards: fees.monthlyPrice,
        },
        closingFee: fees.closingFee,
        brokerCommission: fees.brokerCommission,
        ...(amount !== undefined && {
          atPrice: displayMoney(amount),
          closingCost: displayMoney(closingCost(amount)),
          brokerCost: displayMoney(brokerCommission(amount)),
          lessThanBroker: displayMoney(cents(brokerCommission(amount) - closingCost(amount))),
        }),
        services: found.slice(0, SHOWN).map(({ name, price, terms, time, description }) => ({
          name,
          price,
          ...(terms && { terms }),
          ...(time && { time }),
          description,
        })),
        numberOfServices: services.length,
      },
      parts: found.length > 1 ? [{ type: 'data-table', data: tableOf(found.slice(0, SHOWN)) }] : [],
    };
  },
});

/** Matches all words in the name or, if no service has them in its name, in the description and features. */
function fits(service: Service, about: string): boolean {
  const words = about.toLowerCase().split(/\s+/);
  const named = services.some(({ name }) => holds(name, words));
  return named ? holds(service.name, words) : holds(`${service.description} ${service.features.join(' ')}`, words);
}

const holds = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word));

const tableOf = (found: readonly Service[]) => ({
  caption: 'Services',
  columns: ['Service', 'Price', 'Time'],
  rows: found.map(({ name, price, time }) => [name, price, time ?? '–']),
});
