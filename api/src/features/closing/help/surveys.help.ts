import { services } from '@tradewind/contract/services-catalog';
import type { HelpTopic } from '../../../platform/help.ts';

const price =
  services
    .find(({ name }) => name === 'Full Marine Survey')
    ?.price.replace('-', ' to ')
    .replace('5000', '5,000') ?? '';

/** Second questions about surveys. */
export const surveysHelp: readonly HelpTopic[] = [
  {
    id: 'survey-content',
    asks: [],
    ideas: [
      [
        /\b(?:survey|surveys|surveyors?|inspections?|inspectors?)\b/,
        /\bwhat\b/,
        /\b(?:look(?:s|ed)? (?:at|for)|check(?:s|ed)?(?: for| out)?|examines?|inspects?|cover(?:s|ed)?|include[sd]?|tests?|(?:is|are) (?:part of|in|covered)|goes into|does (?:it|that|a survey|the survey|such a survey) (?:tell|show))\b/,
        /^(?!.*\b(?:costs?|price|much|pays?|found|finds?|wrong|report says|my report|tell (?:him|her|them|the)|ask (?:him|her|them|the)|sea trial|warranty|insurance)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    tells: /\b(?:what|they|such|survey)\b/i,
    answer: {
      en: 'A Full Marine Survey tells you the condition and the value of the boat in writing: in the water and, with a haul out, below the waterline. An accredited marine surveyor does it, and banks and insurers accept the report. What exactly is examined, the surveyor tells you with the quote.',
      es: 'Un Full Marine Survey te dice por escrito el estado y el valor del barco: en el agua y, si se saca, también bajo la línea de flotación. Lo hace un perito naval acreditado, y bancos y aseguradoras aceptan el informe. Qué se examina exactamente te lo dice el perito con su presupuesto.',
      fr: 'Un Full Marine Survey vous dit par écrit l’état et la valeur du bateau : à flot et, s’il est sorti de l’eau, sous la ligne de flottaison. Un expert maritime agréé le fait, et banques et assureurs acceptent le rapport. Ce qui est examiné exactement, l’expert vous le dit avec son devis.',
      de: 'Ein Full Marine Survey nennt dir schriftlich Zustand und Wert des Boots: im Wasser und, wenn es aus dem Wasser kommt, auch unter der Wasserlinie. Ein anerkannter Bootsgutachter macht ihn, und Banken und Versicherer erkennen den Bericht an. Was genau geprüft wird, sagt der Gutachter mit seinem Angebot.',
    },
  },
  {
    id: 'survey-presence',
    asks: [],
    ideas: [
      [
        /\b(?:survey|inspection|sea trial|haul ?-? ?out|inspected|surveyed)\b/,
        /\b(?:be (?:there|present|on board|around|at)|attend|come along|come with|go along|show up|watch|in person|remotely|without me)\b/,
        /\b(?:do i|do we|must i|must we|should i|can i|can we|could i|may i|have to|need to|allowed|required|am i)\b/,
        /^(?!.*\b(?:costs?|price|how much|who pays|when is|what day|tell (?:him|her|them)|ask (?:him|her|them))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Tradewind has no rule that you must be there: the surveyor inspects the boat and writes a report for you. You may come along if the owner and the surveyor agree, so settle the time and place with them. A sea trial is worth seeing yourself.',
      es: 'Tradewind no exige que estés presente: el perito inspecciona el barco y te escribe un informe. Puedes ir si el dueño y el perito están de acuerdo; fija con ellos la hora y el lugar. Una prueba de mar vale la pena verla.',
      fr: 'Tradewind n’exige pas votre présence : l’expert inspecte le bateau et vous écrit un rapport. Vous pouvez venir si le propriétaire et l’expert sont d’accord ; convenez avec eux de l’heure et du lieu. Un essai en mer mérite d’être vu.',
      de: 'Tradewind verlangt nicht, dass du dabei bist: Der Gutachter prüft das Boot und schreibt dir einen Bericht. Du kannst mitkommen, wenn Besitzer und Gutachter einverstanden sind; mach Zeit und Ort mit ihnen aus. Eine Probefahrt solltest du selbst erleben.',
    },
  },
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
