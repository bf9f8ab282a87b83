import { CUSTOM, PREMIUM, QUOTE, type ServiceGroup } from './service.ts';

export const moveAndKeep: ServiceGroup = {
  id: 'move-and-keep',
  name: 'Move and keep',
  lead: 'She is yours. Now bring her home, and keep her as she deserves.',
  services: [
    {
      id: 28,
      name: 'Boat Transport',
      price: QUOTE,
      description: 'By road or aboard a ship, insured from berth to berth.',
      features: ['Permits and escorts arranged', 'Insured at full value', 'Followed on a map'],
      steps: ['Tell us from where to where.', 'Hauliers quote, you choose.', 'She is loaded, followed and launched.'],
    },
    {
      id: 29,
      name: 'Captain and Delivery',
      price: QUOTE,
      description: 'A licensed captain brings her home on her own keel, or teaches you on the way.',
      features: ['Licensed and insured crew', 'Weather routing', 'Handover lesson for the new owner'],
      steps: ['Choose the route and the week.', 'We propose a captain.', 'You get a position every day.'],
    },
    {
      id: 30,
      name: 'Dockage and Storage',
      price: QUOTE,
      description: 'A berth, a rack or a dry shed that fits her, where you want to go boating.',
      features: ['Wet, dry and indoor', 'Season or year', 'Hurricane places on request'],
      steps: ['Send length, beam and draft.', 'We ask marinas nearby.', 'You sign with the one you like.'],
    },
    {
      id: 31,
      name: 'Detailing',
      price: QUOTE,
      description: 'Washed, polished and waxed from waterline to hardtop, before the photos or after the trade.',
      features: ['Hull, deck, teak and metal', 'Interior and upholstery', 'Ceramic coating on request'],
      steps: ['Send a few photos.', 'The crew quotes and comes to the berth.', 'She shines.'],
    },
    {
      id: 32,
      name: 'Refit Management',
      price: CUSTOM,
      description: 'New engines, electronics or interior: we ask the yards, watch the work and check the bill.',
      features: ['Offers from several yards', 'A project manager on site', 'Payment by finished stage'],
      steps: ['Say what she should become.', 'We write the scope and ask the yards.', 'You approve every stage.'],
    },
    {
      id: 33,
      name: 'Charter Management',
      price: PREMIUM,
      description: 'She earns her keep while you are ashore, crewed, insured and back when you want her.',
      features: ['Licences and charter insurance', 'Crew, guests and cleaning', 'Your own weeks come first'],
      steps: [
        'We work out what she could earn.',
        'She is fitted out and licensed.',
        'You get a statement every month.',
      ],
    },
  ],
};
