import { CUSTOM, PREMIUM, QUOTE, type ServiceGroup } from './service.ts';

export const transportAndCare: ServiceGroup = {
  id: 'transport-and-care',
  name: 'Transport and care',
  lead: 'The boat is yours. We help you bring it home and take care of it.',
  services: [
    {
      id: 28,
      name: 'Boat Transport',
      price: QUOTE,
      description: 'By road or by ship, insured from dock to dock.',
      features: ['Permits and escorts arranged', 'Insured at full value', 'Updates along the way'],
      steps: [
        'Tell us where it’s coming from and going to.',
        'Haulers send quotes, and you choose.',
        'The boat is loaded, delivered and launched.',
      ],
    },
    {
      id: 29,
      name: 'Captain and Delivery',
      price: QUOTE,
      description: 'A licensed captain brings your boat home by water, or teaches you along the way.',
      features: ['Licensed and insured crew', 'Weather routing', 'Hands-on lesson for new owners'],
      steps: ['Choose the route and the week.', 'We suggest a captain.', 'You get a position report every day.'],
    },
    {
      id: 30,
      name: 'Dockage and Storage',
      price: QUOTE,
      description: 'A slip, a rack or indoor storage that fits your boat, close to where you go boating.',
      features: ['Wet, dry and indoor', 'Seasonal or year-round', 'Hurricane storage on request'],
      steps: [
        'Send us the length, beam and draft.',
        'We check with nearby marinas.',
        'You sign with the one you like best.',
      ],
    },
    {
      id: 31,
      name: 'Detailing',
      price: QUOTE,
      description: 'A wash, polish and wax from waterline to hardtop, before the photos or after the trade.',
      features: ['Hull, deck, teak and metal', 'Interior and upholstery', 'Ceramic coating on request'],
      steps: ['Send a few photos.', 'The crew sends a quote and comes to your dock.', 'Your boat shines.'],
    },
    {
      id: 32,
      name: 'Refit Management',
      price: CUSTOM,
      description: 'New engines, electronics or interior? We get bids from yards, oversee the work and check the bill.',
      features: ['Bids from several yards', 'A project manager on site', 'Payment in stages, as work is finished'],
      steps: ['Tell us what you have in mind.', 'We write the scope and get bids.', 'You approve each stage.'],
    },
    {
      id: 33,
      name: 'Charter Management',
      price: PREMIUM,
      description: 'Your boat earns its keep while you’re ashore: crewed, insured and ready when you want it.',
      features: ['Licenses and charter insurance', 'Crew, bookings and cleaning', 'Your own weeks come first'],
      steps: [
        'We estimate what your boat could earn.',
        'We get it outfitted and licensed.',
        'You get a monthly statement.',
      ],
    },
  ],
};
