import { wholeNumber } from '@tradewind/domain/numbers';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { question } from './questions.ts';
import { depositRuleIn, momentIn, sideIn } from './trade-words.ts';

const label = labelIn('de');
const moment = momentIn('de');
const side = sideIn('de');
const depositRule = depositRuleIn('de');
const offers = (total: number) => (total === 1 ? '1 Angebot' : `${wholeNumber(total)} Angebote`);
const boats = (total: number) => (total === 1 ? '1 Boot' : `${wholeNumber(total)} Boote`);

/** Everything that Eddy says about offers, wants and costs, in German. */
export const germanDealings: Partial<Phrases> = {
  noGarage:
    'Deine Garage ist leer. Öffne Account, dann My garage, um ein Auto, Bitcoin, eine Uhr oder etwas anderes zum Tauschen einzutragen.',
  garage: (total, things) =>
    `In deiner Garage ${total === 1 ? 'ist eine Sache' : `sind ${total} Sachen`}: ${listed(things, 'und')}.`,
  offerStands: (words) =>
    `Jedes Angebot gilt ${PROPOSAL_HOURS.offer} Stunden, „${words}“ kann ich also nicht festlegen.`,
  noConversion:
    'Ich rechne nicht zwischen Dollar und Bitcoin um: Den heutigen Kurs kenne ich nicht. Preise sind hier in US-Dollar, und in einem Angebot trägst du die Coins und den Preis je Coin selbst ein.',
  coinsOffer:
    'Du kannst beim Boot auch Make an Offer und dann Add Bitcoin wählen und dort die Coins und den Preis je Coin eintragen.',
  notCompared: 'Ein weiteres wartet auf die andere Seite, deshalb habe ich es nicht verglichen:',
  standsUntil: (day) => `Es gilt bis ${day}.`,
  noOfferReceived: 'Gerade wartet kein Angebot auf deine Antwort.',
  noOfferSent: 'Du hast gerade keine offenen Angebote.',
  offersReceived: (total, lines) =>
    `${offers(total)} ${total === 1 ? 'wartet' : 'warten'} auf deine Antwort. ${lines.join(' ')}`,
  offersSent: (total, lines) =>
    `Du hast ${total === 1 ? '1 offenes Angebot' : `${wholeNumber(total)} offene Angebote`}. ${lines.join(' ')}`,
  decideThere: 'Öffne Trades, um es ganz zu sehen und zu entscheiden.',
  declineThere: 'Ich nehme nie für dich an und lehne nie ab: Öffne Trades, wähle den Tausch und lehne ihn dort ab.',
  closingCost: (title, price, cost) =>
    `${title} ist für ${price} inseriert. Der Abschluss über die App würde ${cost} kosten.`,
  severalToAnswer: (people) =>
    `Gemeint sein kann ${listed(
      people.map(({ name, boatTitle }) => `${name} wegen ${boatTitle}`),
      'oder',
    )}.`,
  noOfferToWithdraw: 'Du hast kein offenes Angebot, das du zurückziehen könntest.',
  noOfferWith: (name: string) => `Mit ${name} hast du gerade kein offenes Angebot, also habe ich nichts vorbereitet.`,
  noOpenOfferFor: 'Ich sehe kein offenes Angebot von dir für dieses Boot und habe nichts vorbereitet.',
  nothingLeftToWithdraw: 'Dieses Angebot ist schon beendet, es gibt also nichts zurückzuziehen.',
  noOtherOffer: 'Du hast kein anderes offenes Angebot, das ich ändern könnte.',
  withdraw: 'Hier ist eine Karte, um dein Angebot zurückzuziehen. Nichts passiert, bis du klickst.',
  chatStays: 'Eure Unterhaltung bleibt, wie sie ist.',
  whichOffer: (lines) => `Du hast mehrere offene Angebote: ${lines.join('; ')}. Welches meinst du?`,
  offerLine: (other, get) => `an ${other} für ${get || 'nichts'}`,
  offerFrom: (other, get) => `von ${other} (du bekämst ${get || 'nichts'})`,
  offerAbout: (other, boat) => `von ${other} zu ${boat}`,
  runsOut: (time) => `Es gilt bis ${moment(time)}.`,
  noOfferToCounter: 'Gerade wartet kein Angebot auf deine Antwort.',
  counter: 'Hier ist ein Entwurf deines Gegenangebots. Ich sende nichts, bis du klickst.',
  notInSentOffer:
    'Das finde ich in dem Angebot nicht, also lasse ich es, wie es ist. Unter Trades siehst du alles darin.',
  offerTime: `Jedes Angebot gilt ${PROPOSAL_HOURS.offer} Stunden, und verlängern kann ich das nicht.`,
  onceMore: `Ein Gegenangebot eröffnet weitere ${PROPOSAL_HOURS.offer} Stunden: Sag mir, was sich ändern soll, und ich entwerfe es.`,
  moreTimeInClosing: 'Mehr Zeit braucht die Zustimmung aller: Schlag auf der Seite des Tauschs eine Verlängerung vor.',
  howMuchMore: question('howMuchMore', 'de'),
  wants: (lines) => `Nach deinen eigenen Regeln: ${lines.join('; ')}.`,
  wantLine: (give, take) => `für ${give === 'Cash' ? 'Geld' : give} würdest du ${take} nehmen`,
  wantsAdvice: 'Du kannst sie unter Trades ändern, und Eddy sucht danach Tauschgeschäfte.',
  reach: (title, price, cash, sum) =>
    `Dein Boot ${title} ist für ${price} inseriert. Mit ${cash} dazu sind das ${sum}.`,
  reachFound: (total, andMore) =>
    `Ich habe ${andMore ? 'mehr als ' : ''}${boats(total)} bis zu diesem Betrag gefunden, die gegen ein Boot zu haben sind.`,
  withinReach: (name, mine, price, boats) =>
    `Nach den Preisen der Inserate: ${boats}. Dein Boot ${mine} steht für ${price} drin. Ob ${name} tauscht, ist offen.`,
  noneWithinReach: (name, mine, price, boat, gap) =>
    `Ohne Bargeld keines der Boote von ${name}, nach den Preisen der Inserate: Dein Boot ${mine} steht für ${price} drin. Am nächsten kommt ${boat}. Du müsstest ${gap} dazugeben.`,
  onlyBoatsSearched: (kind, title) =>
    `Ich kann nur Boote suchen, nicht die anderen Dinge der Mitglieder, also weiß ich nicht, wer so etwas hat. Unter „My Listings“ sollte bei ${title ?? 'deinem Boot'} „${kind}“ zu dem gehören, was du nehmen würdest: Dann können andere es finden und dir ein Angebot machen, auch mit Bargeld dazu.`,
  reachRules:
    'Ich habe mich an deine eigenen Regeln zu Typ, Länge und Baujahr gehalten, aber nicht an die zu Entfernung und Geld.',
  reachWithoutRules: 'Bis zu diesem Betrag entspricht nichts deinen eigenen Regeln. Ohne sie:',
  reachNothing: 'Bis zu diesem Betrag ist gerade nichts gegen ein Boot zu haben.',
  cost: (give, get, lines, total, note) =>
    `Um ${give} gegen ${get} zu tauschen, schätze ich: ${lines.join('; ')}. ${total}. ${note}`,
  costToBuy: (get, lines, total, note) => `Für den Kauf von ${get} schätze ich: ${lines.join('; ')}. ${total}. ${note}`,
  terms: {
    offer: (cash, title, isAsking) =>
      `Bei einem Angebot von ${cash}${isAsking ? ', dem geforderten Preis,' : ''}${title ? ` für ${title}` : ''}:`,
    deposit: (amount) => `Du würdest eine Anzahlung von ${amount} auf das Treuhandkonto des Maklers überweisen.`,
    refund:
      'Bis du das Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast. Danach steht sie auf dem Spiel.',
    fee: (amount) => `Der Abschluss über die App würde ${amount} kosten.`,
    nothingSent: 'Entworfen habe ich nichts.',
  },
  questionNoted: 'Deine Frage steht in der Notiz und geht mit dem Angebot hinaus.',
  conditionNoted: 'Deine Bedingung steht in der Notiz: Die andere Seite liest sie, aber die App setzt sie nicht durch.',
  noFallback:
    'Auf eine Ablehnung kann ich nicht von selbst reagieren: Sag mir, wenn sie kommt, und ich entwerfe das nächste Angebot.',
  onTopOfPrice:
    'Das Geld habe ich vom geforderten Preis aus gerechnet, der Rest kommt dazu. Wenn er zum Preis zählen soll, nenn mir den Betrag.',
  valueGap: {
    user: (gap) => `Nach geforderten Preisen und genannten Werten bekämst du ${gap} mehr, als du gibst.`,
    other: (gap) => `Nach geforderten Preisen und genannten Werten gäbst du ${gap} mehr, als du bekommst.`,
    nobody: () => 'Nach geforderten Preisen und genannten Werten sind beide Seiten gleich viel wert.',
  },
  decideYourself:
    'Die Entscheidung ist deine: Öffne Trades zum Annehmen, Gegenbieten oder Ablehnen, oder nenn mir einen Betrag, und ich entwerfe ein Gegenangebot.',
  onlyWaiting: (open) =>
    `Verglichen habe ich die Angebote, die auf dich warten; ${open} weitere ${open === 1 ? 'wartet' : 'warten'} auf die andere Seite.`,
  mostCash: (other, amount) => `Das Angebot von ${other} bringt dir am meisten Geld: ${amount}.`,
  noCashOffered: 'Kein Angebot, das auf deine Antwort wartet, bringt dir Geld.',
  keepWhich: 'Welches willst du behalten?',
  toAccept: 'Zum Annehmen:',
  toDecline: 'Zum Ablehnen:',
  offerSum: (give, get) =>
    `Zusammen gäbst du ${give} und bekämst ${get}, nach geforderten Preisen und genannten Werten und ohne die Abschlusskosten.`,
  offerFee: (amount) => `Deine Abschlussgebühr wäre ${amount}.`,
  offerDeposit: (amount, rule) =>
    `Wenn es angenommen wird, überweist du eine Anzahlung von ${amount} auf das Treuhandkonto des Maklers.${rule ? ` ${depositRule(rule)}` : ''}`,
  whichEnded: (lines) => `Welches Angebot meinst du: ${lines.join('; ')}? Nenn mir das Boot.`,
  noOfferOfYours: 'In dem Tausch hast du für kein Boot geboten, es gibt also nichts von dir noch einmal zu senden.',
  sendAgain: 'Hier ist ein neues Angebot wie das beendete, mit deinen Änderungen. Ich sende nichts, bis du klickst.',
  canStillLeave: 'Es ist nichts vereinbart, du kannst noch Nein sagen.',
  withdrawThere: 'Öffne Trades, um es zurückzuziehen, oder bitte mich um eine Karte.',
  notAgreedYet: 'Noch nicht: Es ist nichts vereinbart, und vorher fließt kein Geld.',
  onlyOneTrade:
    'Nein: Ein Boot geht in einen vereinbarten Tausch. Sobald du annimmst, ist es reserviert, und andere Angebote dazu warten für den Fall, dass dieser Tausch endet.',
  proposalsApart: (other, mine, theirs, gap) =>
    `Dein letzter Vorschlag an ${other}: Du gibst ${mine.youGive || 'nichts'} und bekommst ${mine.youGet || 'nichts'}. Der letzte von ${other}: Du gibst ${theirs.youGive || 'nichts'} und bekommst ${theirs.youGet || 'nichts'}. ${gap ? `Beim Geld liegt ihr ${gap} auseinander.` : 'Das Geld ist in beiden gleich.'}`,
  acceptThere: 'Ich nehme nie etwas für dich an: Öffne den Tausch unter Trades, lies ihn ganz und nimm ihn dort an.',
  bestOffer: (other, get, give) =>
    `Dem Wert nach ist das Angebot von ${other} das beste für dich: Du bekämst ${side(get)} und gäbst ${side(give)}.`,
  worstOffer: (other, get, give) =>
    `Dem Wert nach ist das Angebot von ${other} für dich am wenigsten wert: Du würdest ${side(get)} bekommen und ${side(give)} geben.`,
  bestOfferTie: 'Dem Wert nach sind sie gleich.',
  onlyOffer: 'Nur ein Angebot wartet auf deine Antwort, zu vergleichen gibt es also nichts.',
  loan: (title, price, down, borrowed, monthly, terms) =>
    `${title ? `Für die ${title} zu ${price}` : `Für ${price}`} und ${down} Anzahlung würdest du ${borrowed} leihen und etwa ${monthly} im Monat zahlen (${terms.replace(' over ', ' über ').replace(' years', ' Jahre')}).`,
  loanRange: (rates, low, high) => `Bei ${rates.replace(' to ', ' bis ')} wären es ${low} bis ${high} im Monat.`,
  takesFor: (owner, title, price, kinds) => `${owner} nimmt ${listed(kinds, 'oder')} für ${title} zu ${price}.`,
  takesNothingFor: (owner, title, price) =>
    `Die Anzeige von ${owner} sagt nicht, was für ${title} zu ${price} genommen würde.`,
  yoursAmongIt: (things) => `Von deinen Sachen passt ${listed(things, 'und')}.`,
  noneAmongIt: 'Nichts in deiner Garage und keins deiner Boote ist von dieser Art.',
  cashNote:
    'Das Geld obendrauf habe ich nicht berücksichtigt: Nenn eins der Boote, dann vergleiche ich alles mit seinem Preis.',
  toKeep: 'Zum Aufheben:',
  trailerNote: (beam) =>
    `Ich habe das als höchstens ${beam} Fuß Breite verstanden, die übliche Grenze auf der Straße ohne Genehmigung; Inserate ohne Breite fehlen.`,
  ifLender: 'Ja, wenn eine Bank zustimmt: Bootskredite gehören zu den Diensten des Maklers.',
  loanNote: 'Das ist eine Schätzung: Zins, Laufzeit und Anzahlung bestimmt die Bank.',
  taxWhere:
    'Die Verkaufs- oder Nutzungssteuer fällt dort an, wo das Boot liegen wird, und kommt zum Preis dazu. Nenn mir den Bundesstaat, dann schätze ich sie. Was du an Steuern bezahlt hast, weiß ich nicht.',
  taxAt: (price, tax) => `Bei ${price} sind das etwa ${tax}.`,
  taxOfSwap:
    'Für die Steuer zählt ein Tausch wie ein Kauf des Boots, das du bekommst; ob das Boot, das du gibst, sie senkt, ist je nach Staat verschieden.',
  taxNote: 'Das ist eine Schätzung und fällt dort an, wo das Boot liegen wird; frag bitte einen Steuerberater.',
  person: {
    noVerdict: 'Über Menschen urteile ich nicht, und Gerüchte kenne ich nicht. Das Profil zeigt:',
    standing: (name, since, isVerified) =>
      isVerified ? `${name} ist ${since ? `seit ${since} ` : ''}geprüftes Mitglied.` : `${name} ist nicht geprüft.`,
    trades: (name, trades, since) =>
      `${name} ist seit ${since} hier und hat ${trades === 0 ? 'noch keinen Tausch' : trades === 1 ? '1 Tausch' : `${trades} Tauschgeschäfte`} über Tradewind abgeschlossen.`,
    reviews: (total, stars) =>
      `Es gibt ${total === 1 ? '1 Bewertung' : `${total} Bewertungen`}, im Schnitt ${stars} von 5 Sternen.`,
    noReviews: 'Bisher hat niemand eine Bewertung geschrieben.',
    ownReview: (words) => `Du hast geschrieben: „${words}“`,
    review: (by, words) => `${by} schrieb: „${words}“`,
    replies: (span) => `Nachrichten werden meist ${label(span)} beantwortet.`,
    noPlace: (name) => `Ich weiß nicht, wo ${name} ist: Eine Anzeige sagt nur, wo das Boot liegt.`,
    noReplies: 'Ich weiß nicht, wie schnell Nachrichten beantwortet werden.',
    safety: 'Das sagt, was andere sahen, und ist keine Garantie: Schließe über die App ab und nutze das Treuhandkonto.',
  },
};
