import { wholeNumber } from '@tradewind/domain/numbers';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { question } from './questions.ts';
import { depositRuleIn, momentIn, sideIn } from './trade-words.ts';

const label = labelIn('es');
const moment = momentIn('es');
const side = sideIn('es');
const depositRule = depositRuleIn('es');
const offers = (total: number) => (total === 1 ? '1 oferta' : `${wholeNumber(total)} ofertas`);
const boats = (total: number) => (total === 1 ? '1 barco' : `${wholeNumber(total)} barcos`);

/** Everything that Eddy says about offers, wants and costs, in Spanish. */
export const spanishDealings: Partial<Phrases> = {
  noGarage:
    'Tu garaje está vacío. Abre Account, luego My garage, para añadir un coche, Bitcoin, un reloj o cualquier cosa que cambiarías.',
  garage: (total, things) => `En tu garaje hay ${total === 1 ? 'una cosa' : `${total} cosas`}: ${listed(things, 'y')}.`,
  offerStands: (words) => `Toda oferta vale ${PROPOSAL_HOURS.offer} horas, así que no puedo poner «${words}».`,
  noConversion:
    'No convierto entre dólares y Bitcoin: no sé el cambio de hoy. Aquí los precios son en dólares, y en una oferta tú mismo escribes las monedas y el precio por moneda.',
  coinsOffer:
    'También puedes pulsar Make an Offer en el barco y luego Add Bitcoin, y escribir allí las monedas y el precio por moneda.',
  notCompared: 'Otra espera a la otra parte, así que no la he comparado:',
  standsUntil: (day) => `Vale hasta el ${day}.`,
  noOfferReceived: 'Ahora no tienes ofertas que esperen tu respuesta.',
  noOfferSent: 'Ahora no tienes ofertas tuyas abiertas.',
  offersReceived: (total, lines) =>
    `${offers(total)} ${total === 1 ? 'espera' : 'esperan'} tu respuesta. ${lines.join(' ')}`,
  offersSent: (total, lines) => `Tienes ${offers(total)} ${total === 1 ? 'abierta' : 'abiertas'}. ${lines.join(' ')}`,
  decideThere: 'Abre Trades para verla entera y decidir.',
  declineThere: 'Nunca acepto ni rechazo por ti: abre Trades y elige el intercambio para rechazarlo allí.',
  closingCost: (title, price, cost) =>
    `El ${title} se anuncia por ${price}. Cerrar por la aplicación costaría ${cost}.`,
  severalToAnswer: (people) =>
    `Puede ser ${listed(
      people.map(({ name, boatTitle }) => `${name} por el ${boatTitle}`),
      'o',
    )}.`,
  noOfferToWithdraw: 'No tienes ninguna oferta abierta que puedas retirar.',
  noOfferWith: (name: string) => `Ahora no tienes ninguna oferta abierta con ${name}, así que no he preparado nada.`,
  noOpenOfferFor: 'No veo ninguna oferta abierta tuya por ese barco, así que no he preparado nada.',
  nothingLeftToWithdraw: 'Esa oferta ya terminó, así que no hay nada que retirar.',
  noOtherOffer: 'No tienes otra oferta abierta que yo pueda cambiar.',
  withdraw: 'Aquí tienes una tarjeta para retirar tu oferta. No pasa nada hasta que hagas clic.',
  chatStays: 'Vuestra conversación sigue como está.',
  whichOffer: (lines) => `Tienes varias ofertas abiertas: ${lines.join('; ')}. ¿Cuál dices?`,
  offerLine: (other, get) => `a ${other} por ${get || 'nada'}`,
  offerFrom: (other, get) => `de ${other} (recibirías ${get || 'nada'})`,
  offerAbout: (other, boat) => `de ${other} sobre ${boat}`,
  runsOut: (time) => `Vale hasta el ${moment(time)}.`,
  noOfferToCounter: 'Ahora ninguna oferta espera tu respuesta.',
  counter: 'Aquí tienes un borrador de tu contraoferta. No envío nada hasta que hagas clic.',
  notInSentOffer:
    'No encuentro eso en la oferta, así que la dejo como está. Abre Trades para ver todo lo que contiene.',
  offerTime: `Toda oferta vale ${PROPOSAL_HOURS.offer} horas, y no puedo alargarla.`,
  onceMore: `Una contraoferta empieza otras ${PROPOSAL_HOURS.offer} horas: dime qué cambiar y la redacto.`,
  moreTimeInClosing:
    'Para más tiempo hace falta el acuerdo de todos: propón una prórroga en la página del intercambio.',
  howMuchMore: question('howMuchMore', 'es'),
  wants: (lines) => `Según tus propias reglas: ${lines.join('; ')}.`,
  wantLine: (give, take) => `por ${give === 'Cash' ? 'dinero' : give} aceptarías ${take}`,
  wantsAdvice: 'Puedes cambiarlas en Trades, y Eddy busca intercambios con ellas.',
  reach: (title, price, cash, sum) => `Tu ${title} se anuncia por ${price}. Con ${cash} más son ${sum}.`,
  reachFound: (total, andMore) =>
    `He encontrado ${andMore ? 'más de ' : ''}${boats(total)} hasta esa cantidad que se pueden conseguir a cambio de un barco.`,
  withinReach: (name, mine, price, boats) =>
    `Según los precios anunciados: ${boats}. Tu ${mine} se anuncia por ${price}. Si ${name} cambiaría, no lo sé.`,
  noneWithinReach: (name, mine, price, boat, gap) =>
    `Ninguno de los barcos de ${name} sin efectivo, según los precios anunciados: tu ${mine} se anuncia por ${price}. El más cercano es ${boat}. Tendrías que añadir ${gap}.`,
  onlyBoatsSearched: (kind, title) =>
    `Solo puedo buscar barcos, no las otras cosas de los miembros, así que no sé quién tiene algo así. En My Listings incluye ${kind} en lo que aceptarías por ${title ? `tu ${title}` : 'tu barco'}: así quien lo tenga puede encontrarlo y hacerte una oferta, con efectivo además.`,
  reachRules: 'He seguido tus propias reglas de tipo, eslora y año, pero no las de distancia y dinero.',
  reachWithoutRules: 'Nada hasta esa cantidad cumple tus propias reglas. Sin ellas:',
  reachNothing: 'Ahora no se puede conseguir nada hasta esa cantidad a cambio de un barco.',
  cost: (give, get, lines, total, note) =>
    `Para cambiar tu ${give} por el ${get}, calculo: ${lines.join('; ')}. ${total}. ${note}`,
  costToBuy: (get, lines, total, note) => `Para comprar el ${get}, calculo: ${lines.join('; ')}. ${total}. ${note}`,
  terms: {
    offer: (cash, title, isAsking) =>
      `Para una oferta de ${cash}${isAsking ? ', el precio pedido,' : ''}${title ? ` por el ${title}` : ''}:`,
    deposit: (amount) => `transferirías un depósito de ${amount} a la cuenta fiduciaria de la correduría.`,
    refund:
      'Hasta que aceptes el barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste. Después, el depósito corre riesgo.',
    fee: (amount) => `Cerrar por la aplicación costaría ${amount}.`,
    nothingSent: 'No he redactado nada.',
  },
  questionNoted: 'Tu pregunta está en la nota y sale con la oferta.',
  conditionNoted: 'Tu condición está en la nota: la otra parte la lee, pero nada en la aplicación la impone.',
  noFallback: 'No puedo reaccionar solo a un rechazo: dime cuándo llegue y redacto la siguiente oferta.',
  onTopOfPrice:
    'He contado el dinero desde el precio pedido, y el resto se suma. Si debe contar para el precio, dime el dinero.',
  valueGap: {
    user: (gap) => `Por precios pedidos y valores declarados, recibirías ${gap} más de lo que das.`,
    other: (gap) => `Por precios pedidos y valores declarados, darías ${gap} más de lo que recibes.`,
    nobody: () => 'Por precios pedidos y valores declarados, las dos partes valen lo mismo.',
  },
  decideYourself:
    'La decisión es tuya: abre Trades para aceptar, contraofertar o rechazar, o dime una cantidad y redacto una contraoferta.',
  onlyWaiting: (open) =>
    `Comparé las ofertas que te esperan a ti; ${open} más ${open === 1 ? 'espera' : 'esperan'} a la otra parte.`,
  mostCash: (other, amount) => `La oferta de ${other} te trae más dinero: ${amount}.`,
  noCashOffered: 'Ninguna oferta que espera tu respuesta te trae dinero.',
  keepWhich: '¿Con cuál te quieres quedar?',
  toAccept: 'Para aceptar:',
  toDecline: 'Para rechazar:',
  offerSum: (give, get) =>
    `En total darías ${give} y recibirías ${get}, por precios pedidos y valores declarados y sin los gastos de cierre.`,
  offerFee: (amount) => `Tu tarifa de cierre sería de ${amount}.`,
  offerDeposit: (amount, rule) =>
    `Si se acepta, transfieres un depósito de ${amount} a la cuenta fiduciaria de la correduría.${rule ? ` ${depositRule(rule)}` : ''}`,
  whichEnded: (lines) => `¿Qué oferta dices: ${lines.join('; ')}? Dime su barco.`,
  noOfferOfYours: 'En ese intercambio no ofreciste nada por un barco, así que no hay nada tuyo que enviar otra vez.',
  sendAgain: 'Aquí tienes una oferta nueva como la que terminó, con tus cambios. No envío nada hasta que hagas clic.',
  canStillLeave: 'No hay nada acordado, así que aún puedes decir que no.',
  withdrawThere: 'Abre Trades para retirarla, o pídeme una tarjeta.',
  notAgreedYet: 'Todavía no: no hay nada acordado, y antes no se mueve dinero.',
  onlyOneTrade:
    'No: un barco entra en un solo intercambio acordado. En cuanto aceptas queda reservado, y las demás ofertas con él esperan por si ese intercambio termina.',
  proposalsApart: (other, mine, theirs, gap) =>
    `Tu última propuesta a ${other}: das ${mine.youGive || 'nada'} y recibes ${mine.youGet || 'nada'}. La última de ${other}: das ${theirs.youGive || 'nada'} y recibes ${theirs.youGet || 'nada'}. ${gap ? `En dinero os separan ${gap}.` : 'El dinero es el mismo en las dos.'}`,
  acceptThere: 'Nunca acepto nada por ti: abre el intercambio en Trades para leerlo entero y aceptarlo allí.',
  bestOffer: (other, get, give) =>
    `Por su valor, la oferta de ${other} es la mejor para ti: recibirías ${side(get)} y darías ${side(give)}.`,
  worstOffer: (other, get, give) =>
    `Por su valor, la oferta de ${other} es la que menos te conviene: recibirías ${side(get)} y darías ${side(give)}.`,
  bestOfferTie: 'Por su valor, son iguales.',
  onlyOffer: 'Solo una oferta espera tu respuesta, así que no hay nada que comparar.',
  loan: (title, price, down, borrowed, monthly, terms) =>
    `${title ? `Para el ${title} a ${price}` : `Para ${price}`}, con ${down} de entrada, pedirías ${borrowed} y pagarías unos ${monthly} al mes (${terms.replace(' over ', ' a ').replace(' years', ' años')}).`,
  loanRange: (rates, low, high) =>
    `Con intereses del ${rates.replace(' to ', ' al ')} serían entre ${low} y ${high} al mes.`,
  takesFor: (owner, title, price, kinds) => `${owner} acepta ${listed(kinds, 'o')} por el ${title}, que pide ${price}.`,
  takesNothingFor: (owner, title, price) =>
    `El anuncio de ${owner} no dice qué aceptaría por el ${title}, que pide ${price}.`,
  yoursAmongIt: (things) => `De lo tuyo, eso es ${listed(things, 'y')}.`,
  noneAmongIt: 'Nada de tu garaje ni de tus barcos es de esa clase.',
  cashNote: 'No he usado el dinero de más: nombra uno de los barcos y lo comparo todo con su precio.',
  toKeep: 'Para conservar:',
  trailerNote: (beam) =>
    `Lo he tomado como una manga de ${beam} pies como mucho, el límite habitual en carretera sin permiso; los anuncios sin manga quedan fuera.`,
  ifLender: 'Sí, si un banco acepta: los préstamos son un servicio de la correduría.',
  loanNote: 'Es una estimación: el banco decide el tipo, el plazo y la entrada.',
  taxWhere:
    'El impuesto de venta o uso se paga donde vayas a tener el barco y se suma al precio. Dime el estado y lo calculo. No sé qué impuestos has pagado.',
  taxAt: (price, tax) => `Con ${price}, son unos ${tax}.`,
  taxOfSwap:
    'Para el impuesto, un intercambio cuenta como una compra del barco que recibes; si el barco que das lo reduce depende del estado.',
  taxNote: 'Es una estimación y se paga donde vayas a tener el barco; consulta a un asesor fiscal.',
  person: {
    noVerdict: 'No juzgo a las personas y no sé nada de rumores. El perfil muestra:',
    standing: (name, since, isVerified) =>
      isVerified ? `${name} es miembro verificado${since ? ` desde ${since}` : ''}.` : `${name} no está verificado.`,
    trades: (name, trades, since) =>
      `${name} está aquí desde ${since} y ha cerrado ${trades === 0 ? 'ningún intercambio' : trades === 1 ? '1 intercambio' : `${trades} intercambios`} por Tradewind.`,
    reviews: (total, stars) =>
      `Hay ${total === 1 ? '1 reseña' : `${total} reseñas`}, con ${stars} de 5 estrellas de media.`,
    noReviews: 'Nadie ha escrito todavía una reseña.',
    ownReview: (words) => `Tú escribiste: «${words}»`,
    review: (by, words) => `${by} escribió: «${words}»`,
    replies: (span) => `Suele responder a los mensajes ${label(span)}.`,
    noPlace: (name) => `No sé dónde está ${name}: un anuncio solo dice dónde está el barco.`,
    noReplies: 'No sé cuánto tarda en responder a los mensajes.',
    safety:
      'Eso dice lo que otros vieron y no es una garantía: cierra por la aplicación y usa el depósito en garantía.',
  },
};
