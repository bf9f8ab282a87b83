import { rowsOf } from './columns.ts';

/** Colors, and what people want to do with a boat. */
export const USES = rowsOf(`
gray = gris|grises / gris|grise / grau|graue|graues|grauen|grauer
white = blanco|blanca|blancos|blancas / blanc|blanche|blancs|blanches / weißes|weiße|weißen|weißer
black = negro|negra|negros / noir|noire|noirs / schwarz|schwarzes|schwarze|schwarzen|schwarzer
blue = azul|azules / bleu|bleue|bleus / blau|blaues|blaue|blauen|blauer
red = rojo|roja / rouge|rouges / rotes|rote|roten|roter
green = verde|verdes / vert|verte / grün|grünes|grüne|grünen
yellow = amarillo|amarilla / jaune|jaunes / gelb|gelbes|gelbe|gelben
what color is = de qué color es|qué color tiene / de quelle couleur est|quelle est la couleur du|quelle est la couleur de / welche farbe hat
water skiing = esquiar|esquí acuático|esquí náutico|hacer esquí|esquí / ski nautique|faire du ski nautique|faire du ski|skier / wasserski|wasserski fahren|wasserskifahren|zum wasserskifahren
wakeboarding = wakeboard|hacer wakeboard / faire du wakeboard|wakeboard / wakeboarden|wakeboard fahren
to live aboard = para vivir a bordo|vivir a bordo|vivir en el barco|vivir en él|para vivir / pour vivre à bord|vivre à bord|vivre dessus|habiter à bord|pour y vivre / darauf wohnen|an bord wohnen|auf dem boot wohnen|auf dem boot leben|darauf leben|an bord leben|zum wohnen
to sleep aboard = dormir a bordo|pasar la noche a bordo|pasar noches a bordo / dormir à bord|passer la nuit à bord|passer des nuits à bord / an bord schlafen|an bord übernachten|darauf schlafen|darauf übernachten
trailerable = que pueda remolcar|que se pueda remolcar|remolcable|para remolcar / que je peux remorquer|remorquable|transportable sur remorque / trailerbar|das ich ziehen kann|zum ziehen|trailerfähig
kids = niños|niñas|hijos|hijas|chicos|nietos / enfants|les enfants|mes enfants|petits enfants / kinder|kindern|enkel|enkeln
on it = en él|encima|a bordo / dessus|à bord / darauf|drauf|an bord
does it have a head = tiene baño|tiene aseo / a t il des toilettes|y a t il des toilettes|a des toilettes|a t elle des toilettes / hat es eine toilette|gibt es eine toilette|hat es ein bad
how many people = cuántas plazas|cuántas personas|para cuántas personas / combien de places|combien de personnes|pour combien de personnes / wie viele personen|wie viele leute|wie viele plätze|für wie viele personen
how many does it sleep = cuántos duermen|cuántas personas duermen|para cuántos duerme|cuánto duerme|cuántas camas / combien de couchages|combien dorment|combien peuvent dormir|combien de lits / wie viele schlafen|wie viele schlafen darauf|wie viele können schlafen|wie viele schlafplätze|wie viele kojen|wie viele betten
change my offer = cambiar mi oferta|cambiar la oferta|modificar mi oferta|cambio mi oferta / changer mon offre|modifier mon offre / mein angebot ändern|angebot ändern|das angebot ändern
they answer me = contestarme|responderme|en contestarme|en responderme|me contesten|me responden / me répondre|me répondent|on me réponde / mir antworten|mir antwortet|antwortet mir
he offers to pay me = me ofrecen pagar|me ofrece pagar|me quieren pagar|me quiere pagar|quiere pagarme|quieren pagarme / on me propose de payer|veut me payer|il veut me payer / will mir zahlen|will mich bezahlen|bietet mir an zu zahlen
more money = más dinero|más de lo acordado|más del precio / plus d' argent|plus que prévu|plus que le prix / mehr geld|mehr als vereinbart|mehr als abgemacht
he backs out = se arrepiente|se echa atrás|se retira / se rétracte|change d' avis|se désiste / springt ab|abspringt|überlegt es sich anders
rude = grosero|maleducado|me insulta / grossier|impoli|m' insulte / unverschämt|beleidigt mich|unhöflich
`);
