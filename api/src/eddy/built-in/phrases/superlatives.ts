import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';

type Said = Pick<
  Phrases,
  | 'ahead'
  | 'ends'
  | 'extreme'
  | 'tied'
  | 'apart'
  | 'wouldBe'
  | 'equal'
  | 'orders'
  | 'share'
  | 'grouped'
  | 'groupedPrices'
  | 'averageOne'
  | 'comparing'
  | 'valued'
  | 'position'
  | 'noPartner'
  | 'partners'
  | 'evenTrade'
  | 'youAdd'
  | 'ownerAdds'
  | 'listingChange'
  | 'smallSample'
  | 'viewsSoFar'
  | 'howSure'
  | 'advice'
  | 'savedList'
  | 'listings'
  | 'listing'
>;

const dollars = (amount: number) => `$${wholeNumber(amount)}`;

/** Superlatives, figures and values in the other languages. */
export const ANSWERS: Record<Exclude<Language, 'en'>, Said> = {
  es: {
    noPartner: (offering) =>
      `Ahora mismo ningún dueño de un barco de ese valor acepta lo que ofreces: ${offering}. Despliega a tu agente, y seguirá buscando.`,
    partners: (total, offering, title, price, owner, _why, gap) =>
      `He encontrado ${total} ${total === 1 ? 'posible intercambio' : 'posibles intercambios'} por ${offering}. El que mejor encaja es el ${title} por ${price}${owner ? `, de ${owner}` : ''}. ${gap}`,
    evenTrade: 'Es un cambio a la par: nadie añade dinero.',
    youAdd: (amount) => `Tú añadirías unos ${amount}.`,
    ownerAdds: (amount) => `El dueño añadiría unos ${amount}.`,
    listingChange: {
      edit: (title, values) =>
        `Nunca cambio anuncios yo mismo. Abre My Listings${title ? ` y elige Edit en tu ${title}` : ', elige el barco y luego Edit'}; el enlace lleva allí.${values ? ` Cambia allí: ${values}.` : ''}`,
      sold: (title) =>
        `Nunca cambio anuncios yo mismo. Abre My Listings, elige ${title ? `tu ${title}` : 'el barco'} y márcalo como vendido.`,
      pause: (title) =>
        `Nunca cambio anuncios yo mismo. Abre My Listings y elige Pause en ${title ? `tu ${title}` : 'el barco'}. Nadie lo encuentra hasta que elijas Resume.`,
      resume: (title) =>
        `Nunca cambio anuncios yo mismo. Abre My Listings y elige Resume en ${title ? `tu ${title}` : 'el barco'}.`,
      delete: (title) =>
        `Nunca cambio anuncios yo mismo. Abre My Listings y elige ${title ? `tu ${title}` : 'el barco'}: allí puedes pausarlo, marcarlo como vendido o borrarlo.`,
    },
    ahead: {
      sleeps: (number) => `${number} plazas para dormir`,
      people: (number) => `sitio para ${number} personas`,
      engineHours: (number) => `${wholeNumber(number)} horas de motor`,
      topSpeed: (mph) => `una velocidad máxima de ${mph} mph`,
      horsepower: (hp) => `${wholeNumber(hp)} CV en total`,
      beam: (feet) => `${feet} pies de manga`,
      length: (feet) => `${feet} pies`,
      year: (year) => `de ${year}`,
      price: dollars,
      perFoot: (amount) => `unos ${dollars(amount)} por pie`,
    },
    ends: {
      'price-low': 'El precio más bajo',
      'price-high': 'El precio más alto',
      length: 'El más largo',
      smallest: 'El más corto',
      'newest-built': 'El más nuevo',
      'oldest-built': 'El más viejo',
      'fewest-hours': 'Con menos horas de motor',
      'most-hours': 'Con más horas de motor',
      fastest: 'El más rápido',
      slowest: 'El más lento',
      'most-berths': 'Con más plazas para dormir',
      'most-people': 'Para más personas',
      widest: 'El más ancho',
      'price-per-foot': 'El precio más bajo por pie',
    },
    extreme: (end, title, value) => `${end}: el ${title}, ${value}.`,
    tied: (titles, value) =>
      `Empatan ${listed(
        titles.map((title) => `el ${title}`),
        'y',
      )}: ${value} cada uno.`,
    apart: {
      price: (high, low, amount) => `El ${high} pide ${dollars(amount)} más que el ${low}.`,
      length: (high, low, feet) => `El ${high} mide ${feet} pies más que el ${low}.`,
      year: (high, low, years) => `El ${high} es ${years} años más nuevo que el ${low}.`,
      engineHours: (_high, _low, hours) => `La diferencia es de ${wholeNumber(hours)} horas de motor.`,
      topSpeed: (_high, _low, mph) => `La diferencia es de ${mph} mph.`,
      horsepower: (_high, _low, hp) => `La diferencia es de ${wholeNumber(hp)} CV.`,
      sleeps: (_high, _low, berths) => `La diferencia es de ${berths} plazas.`,
      people: (_high, _low, people) => `La diferencia es de ${people} personas.`,
      beam: (_high, _low, feet) => `La diferencia es de ${feet} pies.`,
      perFoot: () => '',
    },
    wouldBe: (title, value) => `Sería el ${title}: ${value}.`,
    equal: (value) => `No hay diferencia: ${value} cada uno.`,
    orders: {
      newest: 'primero los últimos anunciados',
      oldest: 'primero los primeros anunciados',
      'price-low': 'primero el precio más bajo',
      'price-high': 'primero el precio más alto',
      length: 'primero el más largo',
      distance: 'primero el más cercano',
      'newest-built': 'primero el más nuevo',
      'oldest-built': 'primero el más viejo',
      smallest: 'primero el más corto',
      'fewest-hours': 'primero el de menos horas',
      fastest: 'primero el más rápido',
      slowest: 'primero el más lento',
      'most-hours': 'primero el de más horas',
      'most-berths': 'primero el de más plazas',
      'most-people': 'primero el de más personas',
      widest: 'primero el más ancho',
      'price-per-foot': 'primero el precio más bajo por pie',
    },
    share: (name, boats, total, percent) => `${name}: ${boats} de ${total} barcos, cerca del ${percent}%.`,
    grouped: (total, groups, more) => `He contado ${total} barcos: ${listed(groups, 'y')}${more ? ', y otros' : ''}.`,
    groupedPrices: (average, groups, more) =>
      `${average ? 'Los precios medios' : 'Los precios más bajos'}: ${listed(groups, 'y')}${more ? ', y otros' : ''}.`,
    averageOne: (what, price) => `Solo hay un anuncio de ${what}, y pide ${price}.`,
    comparing: 'Miro barcos comparables.',
    valued: (title, asking, position, boats, average, lowest, highest) =>
      `El ${title} se anuncia por ${asking}. ${position} He comparado ${boats} barcos: estimo ${average}, y cuatro de cada cinco barcos así están entre ${lowest} y ${highest}.`,
    position: {
      below: (difference) => `Está ${difference} por debajo de mi estimación.`,
      above: (difference) => `Está ${difference} por encima de mi estimación.`,
      about: () => 'Está cerca de la media de barcos comparables.',
    },
    smallSample: 'Son pocos barcos, así que tómalo como una guía aproximada.',
    viewsSoFar: (views) => `Tu anuncio tiene ${views} visitas hasta ahora.`,
    howSure: (percent) => `La confianza de esa estimación es del ${percent}.`,
    advice: {
      above: (average) => `Para cambiarlo antes, pide algo más cerca de ${average}.`,
      below: (average) => `Podrías pedir algo más cerca de ${average}.`,
      about: () => 'Tu precio parece adecuado.',
    },
    savedList: (total, boats) =>
      `Has guardado ${total} ${total === 1 ? 'barco' : 'barcos'}: ${listed(
        boats.map(({ title, price }) => `el ${title} por ${price}`),
        'y',
      )}.`,
    listings: (total, lines) => `Tienes ${total} ${total === 1 ? 'anuncio' : 'anuncios'}: ${lines.join('; ')}.`,
    listing: (title, price, status, views) => `${title} por ${price}, ${labelIn('es')(status)}, ${views} visitas`,
  },
  fr: {
    noPartner: (offering) =>
      `En ce moment, aucun propriétaire d’un bateau de cette valeur n’accepte ce que vous proposez : ${offering}. Déployez votre agent, et il continuera à chercher.`,
    partners: (total, offering, title, price, owner, _why, gap) =>
      `J’ai trouvé ${total} ${total === 1 ? 'échange possible' : 'échanges possibles'} pour ${offering}. Le meilleur est le ${title} à ${price}${owner ? `, de ${owner}` : ''}. ${gap}`,
    evenTrade: 'C’est un échange à égalité : personne n’ajoute d’argent.',
    youAdd: (amount) => `Vous ajouteriez environ ${amount}.`,
    ownerAdds: (amount) => `Le propriétaire ajouterait environ ${amount}.`,
    listingChange: {
      edit: (title, values) =>
        `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings${title ? ` et choisissez Edit pour votre ${title}` : ', choisissez le bateau puis Edit'} ; le lien y mène.${values ? ` À changer là : ${values}.` : ''}`,
      sold: (title) =>
        `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings, choisissez ${title ? `votre ${title}` : 'le bateau'} et marquez-le comme vendu.`,
      pause: (title) =>
        `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez Pause pour ${title ? `votre ${title}` : 'le bateau'}. Personne ne le trouve avant Resume.`,
      resume: (title) =>
        `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez Resume pour ${title ? `votre ${title}` : 'le bateau'}.`,
      delete: (title) =>
        `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez ${title ? `votre ${title}` : 'le bateau'} : vous pouvez le mettre en pause, le marquer comme vendu ou le supprimer.`,
    },
    ahead: {
      sleeps: (number) => `${number} couchages`,
      people: (number) => `place pour ${number} personnes`,
      engineHours: (number) => `${wholeNumber(number)} heures de moteur`,
      topSpeed: (mph) => `une vitesse maximale de ${mph} mph`,
      horsepower: (hp) => `${wholeNumber(hp)} ch au total`,
      beam: (feet) => `${feet} pieds de large`,
      length: (feet) => `${feet} pieds`,
      year: (year) => `de ${year}`,
      price: dollars,
      perFoot: (amount) => `environ ${dollars(amount)} par pied`,
    },
    ends: {
      'price-low': 'Le prix le plus bas',
      'price-high': 'Le prix le plus élevé',
      length: 'Le plus long',
      smallest: 'Le plus court',
      'newest-built': 'Le plus récent',
      'oldest-built': 'Le plus ancien',
      'fewest-hours': 'Le moins d’heures de moteur',
      'most-hours': 'Le plus d’heures de moteur',
      fastest: 'Le plus rapide',
      slowest: 'Le plus lent',
      'most-berths': 'Le plus de couchages',
      'most-people': 'Pour le plus de personnes',
      widest: 'Le plus large',
      'price-per-foot': 'Le prix le plus bas par pied',
    },
    extreme: (end, title, value) => `${end} : le ${title}, ${value}.`,
    tied: (titles, value) =>
      `Égalité entre ${listed(
        titles.map((title) => `le ${title}`),
        'et',
      )} : ${value} chacun.`,
    apart: {
      price: (high, low, amount) => `Le ${high} coûte ${dollars(amount)} de plus que le ${low}.`,
      length: (high, low, feet) => `Le ${high} mesure ${feet} pieds de plus que le ${low}.`,
      year: (high, low, years) => `Le ${high} a ${years} ans de moins que le ${low}.`,
      engineHours: (_high, _low, hours) => `La différence est de ${wholeNumber(hours)} heures de moteur.`,
      topSpeed: (_high, _low, mph) => `La différence est de ${mph} mph.`,
      horsepower: (_high, _low, hp) => `La différence est de ${wholeNumber(hp)} ch.`,
      sleeps: (_high, _low, berths) => `La différence est de ${berths} couchages.`,
      people: (_high, _low, people) => `La différence est de ${people} personnes.`,
      beam: (_high, _low, feet) => `La différence est de ${feet} pieds.`,
      perFoot: () => '',
    },
    wouldBe: (title, value) => `Ce serait le ${title} : ${value}.`,
    equal: (value) => `Aucune différence : ${value} chacun.`,
    orders: {
      newest: 'les dernières annonces d’abord',
      oldest: 'les plus anciennes annonces d’abord',
      'price-low': 'le prix le plus bas d’abord',
      'price-high': 'le prix le plus élevé d’abord',
      length: 'le plus long d’abord',
      distance: 'le plus proche d’abord',
      'newest-built': 'le plus récent d’abord',
      'oldest-built': 'le plus ancien d’abord',
      smallest: 'le plus court d’abord',
      'fewest-hours': 'le moins d’heures d’abord',
      fastest: 'le plus rapide d’abord',
      slowest: 'le plus lent d’abord',
      'most-hours': 'le plus d’heures d’abord',
      'most-berths': 'le plus de couchages d’abord',
      'most-people': 'le plus de personnes d’abord',
      widest: 'le plus large d’abord',
      'price-per-foot': 'le prix le plus bas par pied d’abord',
    },
    share: (name, boats, total, percent) => `${name} : ${boats} sur ${total} bateaux, environ ${percent}%.`,
    grouped: (total, groups, more) =>
      `J’ai compté ${total} bateaux : ${listed(groups, 'et')}${more ? ', et d’autres' : ''}.`,
    groupedPrices: (average, groups, more) =>
      `${average ? 'Les prix moyens' : 'Les prix les plus bas'} : ${listed(groups, 'et')}${more ? ', et d’autres' : ''}.`,
    averageOne: (what, price) => `Une seule annonce pour ${what} : ${price}.`,
    comparing: 'Je regarde des bateaux comparables.',
    valued: (title, asking, position, boats, average, lowest, highest) =>
      `Le ${title} est proposé à ${asking}. ${position} J’ai comparé ${boats} bateaux : j’estime ${average}, et quatre bateaux de ce genre sur cinq sont entre ${lowest} et ${highest}.`,
    position: {
      below: (difference) => `C’est ${difference} en dessous de mon estimation.`,
      above: (difference) => `C’est ${difference} au-dessus de mon estimation.`,
      about: () => 'C’est proche de la moyenne des bateaux comparables.',
    },
    smallSample: 'C’est un petit échantillon, donc une indication approximative.',
    viewsSoFar: (views) => `Votre annonce compte ${views} vues jusqu’ici.`,
    howSure: (percent) => `La confiance de cette estimation est de ${percent}.`,
    advice: {
      above: (average) => `Pour échanger plus vite, demandez un prix plus proche de ${average}.`,
      below: (average) => `Vous pourriez demander un prix plus proche de ${average}.`,
      about: () => 'Votre prix semble juste.',
    },
    savedList: (total, boats) =>
      `Vous avez enregistré ${total} ${total === 1 ? 'bateau' : 'bateaux'} : ${listed(
        boats.map(({ title, price }) => `le ${title} à ${price}`),
        'et',
      )}.`,
    listings: (total, lines) => `Vous avez ${total} ${total === 1 ? 'annonce' : 'annonces'} : ${lines.join(' ; ')}.`,
    listing: (title, price, status, views) => `${title} à ${price}, ${labelIn('fr')(status)}, ${views} vues`,
  },
  de: {
    noPartner: (offering) =>
      `Gerade nimmt kein Besitzer eines Boots mit diesem Wert, was du anbietest: ${offering}. Schick deinen Agenten los, und er sucht weiter.`,
    partners: (total, offering, title, price, owner, _why, gap) =>
      `Ich habe ${total} ${total === 1 ? 'möglichen Tausch' : 'mögliche Tauschgeschäfte'} für ${offering} gefunden. Am besten passt ${title} für ${price}${owner ? `, von ${owner}` : ''}. ${gap}`,
    evenTrade: 'Es ist ein Tausch auf gleicher Höhe: Niemand legt Geld dazu.',
    youAdd: (amount) => `Du würdest etwa ${amount} dazulegen.`,
    ownerAdds: (amount) => `Der Besitzer würde etwa ${amount} dazulegen.`,
    listingChange: {
      edit: (title, values) =>
        `Ich ändere Anzeigen nie selbst. Öffne My Listings${title ? ` und wähle Edit bei ${title}` : ', wähle das Boot und dann Edit'}; der Link führt dorthin.${values ? ` Ändere dort: ${values}.` : ''}`,
      sold: (title) =>
        `Ich ändere Anzeigen nie selbst. Öffne My Listings, wähle ${title ?? 'das Boot'} und markiere es als verkauft.`,
      pause: (title) =>
        `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle Pause bei ${title ?? 'dem Boot'}. Niemand findet es, bis du Resume wählst.`,
      resume: (title) =>
        `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle Resume bei ${title ?? 'dem Boot'}.`,
      delete: (title) =>
        `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle ${title ?? 'das Boot'}: Dort kannst du es pausieren, als verkauft markieren oder löschen.`,
    },
    ahead: {
      sleeps: (number) => `${number} Schlafplätze`,
      people: (number) => `Platz für ${number} Personen`,
      engineHours: (number) => `${wholeNumber(number)} Motorstunden`,
      topSpeed: (mph) => `${mph} mph Höchstgeschwindigkeit`,
      horsepower: (hp) => `zusammen ${wholeNumber(hp)} PS`,
      beam: (feet) => `${feet} Fuß breit`,
      length: (feet) => `${feet} Fuß`,
      year: (year) => `Baujahr ${year}`,
      price: dollars,
      perFoot: (amount) => `etwa ${dollars(amount)} pro Fuß`,
    },
    ends: {
      'price-low': 'Der niedrigste Preis',
      'price-high': 'Der höchste Preis',
      length: 'Das längste Boot',
      smallest: 'Das kürzeste Boot',
      'newest-built': 'Das neueste Boot',
      'oldest-built': 'Das älteste Boot',
      'fewest-hours': 'Die wenigsten Motorstunden',
      'most-hours': 'Die meisten Motorstunden',
      fastest: 'Das schnellste Boot',
      slowest: 'Das langsamste Boot',
      'most-berths': 'Die meisten Schlafplätze',
      'most-people': 'Platz für die meisten Personen',
      widest: 'Das breiteste Boot',
      'price-per-foot': 'Der niedrigste Preis pro Fuß',
    },
    extreme: (end, title, value) => `${end}: ${title}, ${value}.`,
    tied: (titles, value) => `Gleichstand zwischen ${listed(titles, 'und')}: je ${value}.`,
    apart: {
      price: (high, low, amount) => `${high} kostet ${dollars(amount)} mehr als ${low}.`,
      length: (high, low, feet) => `${high} ist ${feet} Fuß länger als ${low}.`,
      year: (high, low, years) => `${high} ist ${years} Jahre neuer als ${low}.`,
      engineHours: (_high, _low, hours) => `Der Unterschied beträgt ${wholeNumber(hours)} Motorstunden.`,
      topSpeed: (_high, _low, mph) => `Der Unterschied beträgt ${mph} mph.`,
      horsepower: (_high, _low, hp) => `Der Unterschied beträgt ${wholeNumber(hp)} PS.`,
      sleeps: (_high, _low, berths) => `Der Unterschied beträgt ${berths} Schlafplätze.`,
      people: (_high, _low, people) => `Der Unterschied beträgt ${people} Personen.`,
      beam: (_high, _low, feet) => `Der Unterschied beträgt ${feet} Fuß.`,
      perFoot: () => '',
    },
    wouldBe: (title, value) => `Das wäre ${title}: ${value}.`,
    equal: (value) => `Kein Unterschied: je ${value}.`,
    orders: {
      newest: 'die neuesten Anzeigen zuerst',
      oldest: 'die ältesten Anzeigen zuerst',
      'price-low': 'der niedrigste Preis zuerst',
      'price-high': 'der höchste Preis zuerst',
      length: 'das längste zuerst',
      distance: 'das nächste zuerst',
      'newest-built': 'das neueste Baujahr zuerst',
      'oldest-built': 'das älteste Baujahr zuerst',
      smallest: 'das kürzeste zuerst',
      'fewest-hours': 'die wenigsten Motorstunden zuerst',
      fastest: 'das schnellste zuerst',
      slowest: 'das langsamste zuerst',
      'most-hours': 'die meisten Motorstunden zuerst',
      'most-berths': 'die meisten Schlafplätze zuerst',
      'most-people': 'die meisten Personen zuerst',
      widest: 'das breiteste zuerst',
      'price-per-foot': 'der niedrigste Preis pro Fuß zuerst',
    },
    share: (name, boats, total, percent) => `${name}: ${boats} von ${total} Booten, etwa ${percent}%.`,
    grouped: (total, groups, more) =>
      `Ich habe ${total} Boote gezählt: ${listed(groups, 'und')}${more ? ', und andere' : ''}.`,
    groupedPrices: (average, groups, more) =>
      `${average ? 'Die Durchschnittspreise' : 'Die niedrigsten Preise'}: ${listed(groups, 'und')}${more ? ', und andere' : ''}.`,
    averageOne: (what, price) => `Es gibt nur eine Anzeige für ${what}, für ${price}.`,
    comparing: 'Ich sehe mir vergleichbare Boote an.',
    valued: (title, asking, position, boats, average, lowest, highest) =>
      `${title} steht für ${asking} zum Tausch. ${position} Ich habe ${boats} Boote verglichen: Ich schätze ${average}, und vier von fünf solchen Booten liegen zwischen ${lowest} und ${highest}.`,
    position: {
      below: (difference) => `Das liegt ${difference} unter meiner Schätzung.`,
      above: (difference) => `Das liegt ${difference} über meiner Schätzung.`,
      about: () => 'Das liegt nahe am Durchschnitt vergleichbarer Boote.',
    },
    smallSample: 'Das sind wenige Boote, also nur ein grober Anhaltspunkt.',
    viewsSoFar: (views) => `Deine Anzeige hat bisher ${views} Aufrufe.`,
    howSure: (percent) => `Die Sicherheit dieser Schätzung liegt bei ${percent}.`,
    advice: {
      above: (average) => `Um schneller zu tauschen, verlange eher ${average}.`,
      below: (average) => `Du könntest eher ${average} verlangen.`,
      about: () => 'Dein Preis wirkt passend.',
    },
    savedList: (total, boats) =>
      `Du hast ${total} ${total === 1 ? 'Boot' : 'Boote'} gespeichert: ${listed(
        boats.map(({ title, price }) => `${title} für ${price}`),
        'und',
      )}.`,
    listings: (total, lines) => `Du hast ${total} ${total === 1 ? 'Anzeige' : 'Anzeigen'}: ${lines.join('; ')}.`,
    listing: (title, price, status, views) => `${title} für ${price}, ${labelIn('de')(status)}, ${views} Aufrufe`,
  },
};
