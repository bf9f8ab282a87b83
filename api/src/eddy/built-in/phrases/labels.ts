import type { EddyTable } from '@tradewind/contract/eddy';
import type { Language } from '../../../platform/help.ts';
import type { Foreign } from '../reading/languages.ts';
import { knownName } from './closing-names.ts';
import { SERVICE_WORDS } from './service-words.ts';

/** Labels of tables and tools: English = Spanish | French | German. */
const LABELS = `
Side by side = Comparación | Comparaison | Vergleich
Price = Precio | Prix | Preis
Year = Año | Année | Baujahr
Length = Eslora | Longueur | Länge
Beam = Manga | Largeur | Breite
Type = Tipo | Type | Typ
Condition = Estado | État | Zustand
Engine = Motor | Moteur | Motor
Engine hours = Horas de motor | Heures de moteur | Motorstunden
Top speed = Velocidad máxima | Vitesse maximale | Höchstgeschwindigkeit
Sleeps = Plazas para dormir | Couchages | Kojen
Location = Lugar | Lieu | Ort
Takes in trade = Acepta a cambio | Accepte en échange | Nimmt in Tausch
Sport Fishing = barco de pesca deportiva | bateau de pêche sportive | Sportfischerboot
Saltwater Fishing = barco de pesca | bateau de pêche | Angelboot
Express Cruiser = crucero Express | vedette Express | Express Cruiser
Motor Yacht = yate a motor | yacht à moteur | Motoryacht
Bowrider = lancha Bowrider | bateau Bowrider | Bowrider
Center Console = lancha de consola central | bateau à console centrale | Boot mit Mittelkonsole
Dual Console = lancha de doble consola | bateau à double console | Boot mit Doppelkonsole
New = nuevo | neuf | neu
Excellent = excelente | excellent | ausgezeichnet
Good = bueno | bon | gut
Fair = regular | moyen | mittelmäßig
Project = para restaurar | à restaurer | Projekt
Estimate = Estimación | Estimation | Schätzung
Market estimate = Estimación de mercado | Estimation du marché | Marktschätzung
Asking prices = Precios pedidos | Prix demandés | Geforderte Preise
Amount = Importe | Montant | Betrag
Asking price = Precio pedido | Prix demandé | Geforderter Preis
Average of comparable boats = Media de barcos comparables | Moyenne des bateaux comparables | Durchschnitt vergleichbarer Boote
Lowest = El más bajo | Le plus bas | Niedrigster
Highest = El más alto | Le plus haut | Höchster
Range of four in five, from = Cuatro de cada cinco, desde | Quatre sur cinq, de | Vier von fünf, von
to = hasta | à | bis
Comparable boats = Barcos comparables | Bateaux comparables | Vergleichbare Boote
Of these sold = De ellos vendidos | Dont vendus | Davon verkauft
Confidence = Fiabilidad | Fiabilité | Verlässlichkeit
Cash you pay = Dinero que pagas | Argent que vous payez | Geld, das du zahlst
Cash you receive = Dinero que recibes | Argent que vous recevez | Geld, das du bekommst
Closing fee = Tarifa de cierre | Frais de clôture | Abschlussgebühr
Payoff of your loan = Liquidación de tu préstamo | Remboursement de votre prêt | Ablösung deines Kredits
Sales tax that we hold = Impuesto de venta que retenemos | Taxe de vente que nous retenons | Verkaufssteuer, die wir einbehalten
Cost that you authorized = Gasto que autorizaste | Frais que vous avez autorisés | Kosten, die du freigegeben hast
Closing cost = Gastos de cierre | Frais de clôture | Abschlusskosten
Transport = Transporte | Transport | Transport
Survey = Peritaje | Expertise | Gutachten
Sales tax = Impuesto de venta | Taxe de vente | Verkaufssteuer
Value difference = Diferencia de valor | Différence de valeur | Wertunterschied
Money in this offer = Dinero en esta oferta | Argent dans cette offre | Geld in diesem Angebot
Not included = No incluido | Non compris | Nicht enthalten
Estimated total you pay = Total estimado que pagas | Total estimé que vous payez | Geschätzte Summe, die du zahlst
Estimated total you get = Total estimado que recibes | Total estimé que vous recevez | Geschätzte Summe, die du bekommst
ft = pies | pieds | Fuß
a month = al mes | par mois | im Monat
Loan payment = Cuota del préstamo | Mensualité du prêt | Kreditrate
Your trades = Tus intercambios | Vos échanges | Deine Tauschgeschäfte
Your agreed trades = Tus intercambios acordados | Vos échanges convenus | Deine vereinbarten Tauschgeschäfte
With = Con | Avec | Mit
You give = Das | Vous donnez | Du gibst
You get = Recibes | Vous recevez | Du bekommst
State = Estado | État | Stand
Step = Paso | Étape | Schritt
Your next task = Tu próxima tarea | Votre prochaine tâche | Deine nächste Aufgabe
Due = Fecha límite | Échéance | Fällig
nothing = nada | rien | nichts
Your garage = Tu garaje | Votre garage | Deine Garage
Thing = Cosa | Chose | Sache
Kind = Clase | Genre | Art
Value = Valor | Valeur | Wert
Your negotiations = Tus negociaciones | Vos négociations | Deine Verhandlungen
Boat = Barco | Bateau | Boot
Boats = Barcos | Bateaux | Boote
Proposed = Propuesto | Proposé | Vorgeschlagen
Status = Estado | État | Stand
Your trading preferences = Tus preferencias | Vos préférences | Deine Einstellungen
Setting = Ajuste | Réglage | Einstellung
Agent = Agente | Agent | Agent
Deployed = En marcha | En marche | Eingesetzt
Not deployed = Parado | Arrêté | Nicht eingesetzt
Trade categories = Categorías de intercambio | Catégories d’échange | Tauschkategorien
Anything = Cualquier cosa | Tout | Alles
Anywhere = En cualquier lugar | Partout | Überall
What you’d take = Lo que aceptarías | Ce que vous prendriez | Was du nehmen würdest
You’d take = Aceptarías | Vous prendriez | Du würdest nehmen
Your conversations = Tus conversaciones | Vos conversations | Deine Gespräche
Last message = Último mensaje | Dernier message | Letzte Nachricht
Last from them = Último suyo | Le dernier reçu | Zuletzt von dort
Unread = Sin leer | Non lus | Ungelesen
Edit your listing = Editar tu anuncio | Modifier votre annonce | Anzeige bearbeiten
Price now = Precio actual | Prix actuel | Preis jetzt
Services = Servicios | Services | Dienste
Service = Servicio | Service | Dienst
Time = Tiempo | Délai | Zeit
Boats by make = Barcos por marca | Bateaux par marque | Boote nach Marke
Boats by type = Barcos por tipo | Bateaux par type | Boote nach Typ
Boats by state = Barcos por estado | Bateaux par État | Boote nach Bundesstaat
Boats by location = Barcos por lugar | Bateaux par lieu | Boote nach Ort
Boats by year = Barcos por año | Bateaux par année | Boote nach Baujahr
Boats by condition = Barcos por condición | Bateaux par état | Boote nach Zustand
make = Marca | Marque | Marke
type = Tipo | Type | Typ
state = Estado | État | Bundesstaat
location = Lugar | Lieu | Ort
year = Año | Année | Baujahr
condition = Condición | État | Zustand
Lowest price = Precio más bajo | Prix le plus bas | Niedrigster Preis
Average price = Precio medio | Prix moyen | Durchschnittspreis
backup while another trade is pending = en reserva mientras otro intercambio está pendiente | en réserve pendant un autre échange | in Reserve, solange ein anderer Tausch läuft
waiting for you = espera tu respuesta | attend votre réponse | wartet auf dich
waiting for them = espera a la otra parte | attend l’autre partie | wartet auf die andere Seite
waiting for the other side = espera a la otra parte | attend l’autre partie | wartet auf die andere Seite
ended, and what is held is being paid back = terminado, y se devuelve lo retenido | terminé, et ce qui est retenu est rendu | beendet, und das Hinterlegte wird zurückgezahlt
proposed = propuesto | proposé | vorgeschlagen
agreed = acordado | convenu | vereinbart
closing = en cierre | en clôture | im Abschluss
disputed = en disputa | en litige | im Streit
released = liberado | libéré | freigegeben
closed = cerrado | conclu | abgeschlossen
declined = rechazado | refusé | abgelehnt
withdrawn = retirado | retiré | zurückgezogen
expired = caducado | expiré | abgelaufen
void = anulado | annulé | nichtig
cancelled = cancelado | annulé | abgesagt
active = activo | active | aktiv
paused = en pausa | en pause | pausiert
sold = vendido | vendu | verkauft
pending = pendiente | en attente | in Verhandlung
within an hour = en una hora | sous une heure | innerhalb einer Stunde
within a few hours = en pocas horas | sous quelques heures | innerhalb weniger Stunden
within a day = en un día | sous un jour | innerhalb eines Tages
within a few days = en pocos días | sous quelques jours | innerhalb weniger Tage
within a week = en una semana | sous une semaine | innerhalb einer Woche
Airplanes = aviones | avions | Flugzeuge
Aircraft = aviones | avions | Flugzeuge
Automobiles = coches | voitures | Autos
Cars & Vehicles = coches y vehículos | voitures et véhicules | Autos und Fahrzeuge
Business Barters = trueques de empresa | trocs d’entreprise | Tausch unter Firmen
Classic Cars = coches clásicos | voitures de collection | Oldtimer
Commercial Buildings = edificios comerciales | immeubles commerciaux | Gewerbegebäude
Crypto = criptomonedas | cryptomonnaies | Kryptowährungen
Cryptocurrency = criptomonedas | cryptomonnaies | Kryptowährungen
Event Access = entradas a eventos | accès à des événements | Zugang zu Veranstaltungen
Exotic Cars = coches exóticos | voitures d’exception | Luxusautos
Experiences = experiencias | expériences | Erlebnisse
Fine Art = obras de arte | œuvres d’art | Kunst
Art = arte | art | Kunst
Investment Properties = inmuebles de inversión | immobilier de placement | Anlageimmobilien
Jewelry = joyas | bijoux | Schmuck
Jewelry & Watches = joyas y relojes | bijoux et montres | Schmuck und Uhren
Land & Lots = terrenos | terrains | Grundstücke
Land = terrenos | terrains | Grundstücke
Luxury Goods = artículos de lujo | produits de luxe | Luxusgüter
Luxury Travel = viajes de lujo | voyages de luxe | Luxusreisen
Luxury Watches = relojes de lujo | montres de luxe | Luxusuhren
Machinery = maquinaria | machines | Maschinen
Livestock = ganado | bétail | Vieh
Wine & Spirits = vinos y licores | vins et spiritueux | Wein und Spirituosen
Memberships = membresías | adhésions | Mitgliedschaften
Motorcycles = motos | motos | Motorräder
Open to Offers = cualquier oferta | toute offre | jedes Angebot
Other Assets = otros bienes | autres biens | anderes
Other = otras cosas | autre chose | anderes
Precious Metals = metales preciosos | métaux précieux | Edelmetalle
Private Jet Time = horas de avión privado | heures de jet privé | Flugstunden im Privatjet
Rare Collectibles = piezas de colección | objets de collection | Sammlerstücke
Collectibles = piezas de colección | objets de collection | Sammlerstücke
Real Estate = inmuebles | immobilier | Immobilien
Stock Portfolios = carteras de acciones | portefeuilles d’actions | Aktiendepots
Technology = tecnología | technologie | Technik
Time Shares = multipropiedad | temps partagé | Timesharing
Tiny Homes = casas diminutas | mini-maisons | Tiny Houses
Travel Credits = bonos de viaje | crédits de voyage | Reiseguthaben
Vacation Homes = casas de vacaciones | maisons de vacances | Ferienhäuser
Wine = vino | vin | Wein
Intellectual Property = propiedad intelectual | propriété intellectuelle | geistiges Eigentum
Business = negocios | affaires | Geschäfte
The total leaves out what we don’t know yet. = El total no incluye lo que aún no sabemos. | Le total laisse de côté ce que nous ne savons pas encore. | In der Summe fehlt, was wir noch nicht wissen.
All amounts are estimates, not advice. A trade can be a taxable sale of the boat you give and may be reported on Form 1099-B. Please ask a tax professional. = Todas las cantidades son estimaciones, no consejos. Un intercambio puede ser una venta sujeta a impuestos del barco que das y puede declararse en el formulario 1099-B. Consulta a un asesor fiscal. | Tous les montants sont des estimations, pas des conseils. Un échange peut être une vente imposable du bateau que vous donnez et peut être déclaré sur le formulaire 1099-B. Demandez à un conseiller fiscal. | Alle Beträge sind Schätzungen, keine Beratung. Ein Tausch kann ein steuerpflichtiger Verkauf des Boots sein, das du gibst, und auf Form 1099-B gemeldet werden. Bitte frag eine Steuerberatung.
`;

const FOREIGN: readonly Foreign[] = ['es', 'fr', 'de'];
const BY_LANGUAGE = new Map(
  FOREIGN.map((language, column) => [
    language,
    new Map(
      `${LABELS.trim()}\n${SERVICE_WORDS.trim()}`.split('\n').map((line) => {
        const [english = '', others = ''] = line.split(' = ');
        return [english, others.split(' | ')[column] ?? english] as const;
      }),
    ),
  ]),
);

/** A label in another language. Unknown ones, such as names, stay as they are. */
export const labelIn = (language: Foreign) => (label: string) => BY_LANGUAGE.get(language)?.get(label) ?? label;

/** A table with its labels in a language. Words of people stay as they are. */
export function tableIn(language: Language, table: EddyTable): EddyTable {
  if (language === 'en') return table;
  const label = labelIn(language);
  const cell = (text: string) =>
    knownName(language, text) ?? label(text).split(', ').map(label).join(', ').replace(UNITS, unit);
  const unit = (_text: string, number: string, word: string) => `${number} ${label(word)}`;
  const [head = '', ...title] = table.caption.split(': ');
  const words = ownWords(table);
  return {
    ...table,
    caption: [label(head), ...title].join(': '),
    columns: table.columns.map(label),
    rows: table.rows.map((row) => row.map((text, column) => (words.has(column) ? text : cell(text)))),
  };
}

const UNITS = /^(\$?[\d.,]+) (ft|a month)$/;

/** The columns that hold names and messages. */
const ownWords = ({ columns }: EddyTable) =>
  new Set(columns.flatMap((column, index) => (/message|from them|^With$|^Thing$/.test(column) ? [index] : [])));
