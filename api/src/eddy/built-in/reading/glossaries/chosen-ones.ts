import { rowsOf } from './columns.ts';

/** Boats of a list by what they have more or less of, and words for owners. */
export const CHOSEN_ONES = rowsOf(`
the one that carries more people = la que lleva más gente|el que lleva más gente|la que lleva más personas|el que lleva más personas|la que admite más gente|el que admite más gente|la que admite más personas|el que admite más personas|en la que cabe más gente|en el que cabe más gente / celui qui prend le plus de monde|celui qui prend le plus de personnes|celui qui accueille le plus de monde|celle qui prend le plus de monde|celui qui embarque le plus de monde|celui qui peut prendre le plus de monde / das mehr leute fasst|das mehr personen fasst|das die meisten leute fasst|das die meisten personen fasst|das mehr leute mitnimmt
the one that sleeps more = la que duerme a más gente|el que duerme a más gente|la que tiene más camas|el que tiene más camas|la que tiene más literas|el que tiene más literas / celui qui a le plus de couchages|celui qui dort le plus de monde|celle qui a le plus de couchages / das mehr kojen hat|das die meisten kojen hat|das mehr schlafplätze hat
the one with fewer hours = la que tiene menos horas|el que tiene menos horas|el de menos horas|la de menos horas / celui qui a le moins d' heures|celui avec le moins d' heures|celle qui a le moins d' heures / das weniger stunden hat|das weniger motorstunden hat|das die wenigsten stunden hat
owner = dueña|propietaria|vendedora / propriétaire|vendeuse / eigentümerin|besitzerin|verkäuferin|inhaberin|inhaber|eignerin|bootsbesitzer|bootsbesitzerin
consider = se plantearía|se plantea|consideraría|contemplaría / envisagerait|considérerait / in betracht ziehen|in erwägung ziehen|in betracht zieht
ask him = pregúntale|pregúntele|pregúntales / demande lui|demandez lui|demande leur / frag ihn|frag ihr|frage ihn
is it safe = me fío|me puedo fiar|puedo fiarme|es de fiar|me tengo que fiar|es seguro hacerlo / je peux lui faire confiance|puis je lui faire confiance|c' est sérieux / kann ich ihm trauen|kann ich ihr trauen|kann man dem trauen|kann ich dem trauen
what are your fees = cuánto cobráis|cuánto me cobráis|cuánto cobran|cuánto me cobran|qué comisión cobráis|qué comisión cobran / vous prenez combien|vous prenez combien de commission|vous prenez quoi comme commission|combien vous prenez / was nehmt ihr an gebühren|wie viel nehmt ihr|wie viel provision nehmt ihr
what is the fee when i sell = cuánto me cobráis por vender|cuánto cobráis por vender|cuánto me cobran por vender|cuánto cobran por vender / vous prenez combien pour vendre|vous prenez combien sur la vente / was kostet mich ein verkauf|was kostet mich der verkauf|was kostet ein verkauf|was kostet der verkauf bei euch
wants me to pay = me dice que le pague|me pide que le pague|quiere que le pague|me dice que pague|me pide que pague / me dit de le payer|me demande de le payer|veut que je le paie|veut que je paie / sagt ich soll zahlen|will dass ich zahle|will dass ich bezahle|möchte dass ich zahle
anyway = de todos modos|de todas formas|igualmente|aun así / quand même|tout de même / trotzdem|dennoch
`);
