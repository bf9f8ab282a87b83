import { services } from '@tradewind/contract/services-catalog';
import type { HelpTopic } from '../../platform/help.ts';

const price =
  services
    .find(({ name }) => name === 'Full Marine Survey')
    ?.price.replace('-', ' to ')
    .replace('5000', '5,000') ?? '';

/** Second questions about surveys. */
export const surveysHelp: readonly HelpTopic[] = [
  {
    id: 'survey-by-whom',
    asks: [],
    ideas: [
      [
        /\b(?:survey\w*|inspect\w*)\b/,
        /\bwho\b(?! (?:pays|paid|owns|is selling|sells|do i (?:talk|call|tell|contact|write)))/,
        /\b(?:does|do|would|will|can|performs?|makes?|carries|handles?|arranges?|is the|are the|surveys|inspects)\b/,
        /^(?!.*\b(?:message|tell|ask (?:him|her|them|the)|has (?:it|she)|was (?:it|she)|report|results?|finds?|found|talk|speak|if|fails?|problems?)\b)/,
      ],
      [
        /\b(?:can|could|may|how do|how can) (?:i|we|you)\b/,
        /\b(?:get|have|order|arrange|book)\b/,
        /\b(?:surveyed|inspected|survey on|survey done|survey for|inspection on|inspection done)\b/,
        /^(?!.*\b(?:message|tell|ask (?:him|her|them|the)|has (?:it|she)|was (?:it|she)|report|results?|finds?|found|talk|speak|if|fails?|problems?|back|deposit|who pays|price of)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    tells: /\b(?:who|costs?|much|price|pays?|where|how (?:do|can) i)\b/i,
    answer: {
      en: `An accredited marine surveyor can survey the boat for you: your own, or one through us. A Full Marine Survey costs ${price} by the size of the boat, and the surveyor quotes you the exact price. In a closing you order it on the trade’s page, otherwise on the Contact page; whoever orders it pays.`,
      es: `Un perito naval acreditado puede revisar el barco: el tuyo o uno a través de nosotros. Un Full Marine Survey cuesta de ${price.replace('to', 'a')} según el tamaño del barco, y el perito te da el precio exacto. En un cierre lo encargas en la página del intercambio; si no, en la página Contact. Lo paga quien lo encarga.`,
      fr: `Un expert maritime agréé peut examiner le bateau : le vôtre, ou un par nous. Un Full Marine Survey coûte de ${price.replace('to', 'à')} selon la taille du bateau, et l’expert vous donne le prix exact. Dans une clôture, vous le commandez sur la page de l’échange, sinon sur la page Contact ; qui le commande le paie.`,
      de: `Ein anerkannter Bootsgutachter kann das Boot für dich prüfen: dein eigener oder einer über uns. Ein Full Marine Survey kostet je nach Größe des Boots ${price.replace('to', 'bis')}, und den genauen Preis nennt der Gutachter. Bei einem Abschluss bestellst du ihn auf der Seite des Tauschs, sonst auf der Seite Contact; wer ihn bestellt, zahlt ihn.`,
    },
  },
];
