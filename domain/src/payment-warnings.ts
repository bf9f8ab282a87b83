/** Signs of fraud in a message: it asks to be paid elsewhere, links to a payment page, or overpays. */
const PAYMENT_WARNINGS = ['outside', 'link', 'overpayment'] as const;
export type PaymentWarning = (typeof PAYMENT_WARNINGS)[number];

/**
 * Looks for known tricks, sentence by sentence. Offers to pay ("50k cash at closing", "I'd wire it to the escrow account"), trades
 * in Bitcoin and warnings against a trick do not count.
 */
export function paymentWarnings(text: string): PaymentWarning[] {
  const sentences = sentencesOf(text);
  const found: Record<PaymentWarning, boolean> = {
    outside: sentences.some(asksToPayOutside) || namesAnAccount(text),
    link: addressesIn(text).some(isPaymentPage),
    overpayment: sentences.some(asksToForwardMoney) || isOverpayment(sentences),
  };
  return PAYMENT_WARNINGS.filter((kind) => found[kind]);
}

function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/https?:\/\/\S+/g, ' ')
    .split(/[.!?;\n]+(?=\s|$)|\n/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Ways to pay that cannot be reversed. */
const LOST_FOR_GOOD =
  /\b(western union|money ?gram|gift ?cards?|(?:steam|itunes|apple|google play|amazon|vanilla) cards?|(?:as )?friends (?:and|&) family|prepaid cards?)\b/;
const PAYMENT_APP =
  /\b(wire|wired|zelle|venmo|cash ?app|paypal|bank transfer|money order|remitly|revolut|crypto|bitcoin|btc|usdt|ethereum)\b/;
const ELSEWHERE =
  /\b(?:outside(?: of)?|off) (?:of )?(?:the |this )?(?:site|app|platform|website|system|tradewind|marketplace)\b|\b(?:skip|avoid|without|bypass)(?: using)? (?:the |their |your )?(?:escrow|closing service|brokerage|fees?|platform)\b/;
const TO_ME =
  /\b(?:to|into|on) (?:me|my|our)(?: own| personal| bank| business)?(?: account| wallet| paypal| zelle| venmo| bank)?\b|\bdirectly\b/;
const BEFOREHAND =
  /\b(?:deposit|down ?payment|holding fee|reservation fee|shipping fee|half)\b.{0,60}\b(?:to (?:hold|reserve|secure|keep)|before (?:you|i|we|the|any|viewing|seeing|inspection|shipping|delivery)|in advance|up ?front|first|today|now)\b/;
const SAFE =
  /\b(?:at|on|upon) closing\b|\bin person\b|\bescrow account\b|\bthrough (?:the )?(?:escrow|closing|brokerage)\b/;

const ASK =
  /(?:^|[:,-]\s|\b(?:please|kindly|just|then|and|so|you|must|to|can|could|should|need to|have to|simply|only)\s)(?:to )?(?:send|pay|wire|transfer|deposit|zelle|venmo|remit|buy)\b/;
const TERMS =
  /\b(?:i|we|seller|owner) (?:only |just |can only )?(?:accept|take|require|need|want|prefer)s?\b|\bpayment (?:is |must be |has to be |only )?(?:by|via|through|with)\b/;
const OWN_OFFER =
  /\b(?:i|we)(?:'d| would|'ll| will| can| could|'m| am| are)?(?: happily| gladly| also| going to| happy to| glad to| willing to| able to)?\s*(?:send|pay|wire|transfer|deposit|zelle|venmo)\b/;
const AGAINST = /\b(?:never|not|don't|dont|won't|can't|cannot|wouldn't|no|nobody|scam|scams|scammers?|beware)\b/;

function asksToPayOutside(sentence: string): boolean {
  const ask = ASK.exec(sentence) ?? TERMS.exec(sentence);
  if (!ask || OWN_OFFER.test(sentence) || AGAINST.test(sentence.slice(0, ask.index + ask[0].length))) return false;
  if (ELSEWHERE.test(sentence) || LOST_FOR_GOOD.test(sentence)) return true;
  if (SAFE.test(sentence)) return false;
  if (BEFOREHAND.test(sentence)) return true;
  return PAYMENT_APP.test(sentence) && (TO_ME.test(sentence) || MONEY.test(sentence)) && !TRADED.test(sentence);
}

const MONEY =
  /\b(?:money|payment|deposit|balance|funds?|amount|full|half|price|fee|it)\b|[$€£]\s?\d|\b\d[\d,.]*\s?(?:k|usd|dollars|btc|usdt|eth)\b/;
/** Bitcoin is an asset to trade here as well as a way to pay. */
const TRADED = /\b(?:trade|trades|trading|swap|exchange|in return)\b/;

const ROUTING =
  /\b(?:routing|account|acct|iban|swift|sort code)\b(?:\s*(?:number|no|nr|code|is|:|#|-))*\s*[a-z]{0,4}\d[\d -]{6,}/i;
const WALLETS = /\b(?:bc1[a-z0-9]{25,60}|0x[0-9a-fA-F]{40})\b/;
const OLD_WALLET = /\b[13][1-9A-HJ-NP-Za-km-z]{25,34}\b/g;

const namesAnAccount = (text: string): boolean =>
  ROUTING.test(text) || WALLETS.test(text) || [...text.matchAll(OLD_WALLET)].some(([word]) => isMixed(word));

const isMixed = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d.*\d/.test(word);

const ADDRESS = /\b(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})(\/[^\s]*)?/gi;
const PAYMENT_HOSTS =
  /(?:^|\.)(?:paypal\.me|paypal\.com|venmo\.com|cash\.app|zellepay\.com|buy\.stripe\.com|checkout\.stripe\.com|square\.link|revolut\.me|westernunion\.com|moneygram\.com|commerce\.coinbase\.com|bitpay\.com|ko-fi\.com)$/;
const PAYMENT_WORDS = new Set(['pay', 'payment', 'payments', 'escrow', 'checkout', 'invoice', 'paynow', 'securepay']);

interface Address {
  host: string;
  path: string;
}

function addressesIn(text: string): Address[] {
  return [...text.matchAll(ADDRESS)].map(([, host = '', path = '']) => ({
    host: host.toLowerCase(),
    path: path.toLowerCase(),
  }));
}

function isPaymentPage({ host, path }: Address): boolean {
  const words = [...host.split(/[.-]/), ...path.split(/[^a-z]+/)];
  return PAYMENT_HOSTS.test(host) || words.some((word) => PAYMENT_WORDS.has(word));
}

const SEND_ON =
  /\b(?:refund|return|forward|send|wire|transfer|give|mail)\b.{0,30}\b(?:back\b.{0,20})?\b(?:difference|excess|overpayment|surplus|extra (?:money|funds|amount)|rest of the (?:money|funds|check|cheque|payment)|remaining (?:money|funds|amount))\b/;
const PAY_BACK = /\b(?:refund|return|forward|back)\b/;
const CARRIER =
  /\bto (?:my|the|our) (?:shipper|mover|movers|transporter|shipping (?:company|agent)|courier|driver|hauler|agent|assistant|broker)\b/;
const PAPER = /\b(?:check|cheque|cashier's check|money order|funds|money|payment|rest|balance|difference)\b/;
const PASS_ON = /\b(?:send|forward|pay|wire|transfer|give|zelle)\b/;

function asksToForwardMoney(sentence: string): boolean {
  const rest = SEND_ON.exec(sentence);
  if (rest && AGAINST.test(sentence.slice(0, rest.index))) return false;
  // "You send the difference" is normal in a swap of boats. Only money that goes back or onward is a trick.
  if (rest && (PAY_BACK.test(sentence) || PAPER_SENT.test(sentence))) return true;
  return CARRIER.test(sentence) && PAPER.test(sentence) && PASS_ON.test(sentence);
}

const PAPER_SENT = /\b(?:check|cheque|money order)\b/;
const MORE_THAN =
  /\b(?:more than|over|above|exceeds?|in excess of|larger than|higher than)\b.{0,20}\b(?:price|amount|asking|agreed|value)\b|\b(?:over ?paid|overpay|overpayment)\b/;
const GOES_BACK = /\b(?:refund|send (?:it |me |the \w+ )?back|return|difference|excess|rest|remainder|balance|extra)\b/;

/** A check for more than the price, with instructions for the rest anywhere in the message. */
function isOverpayment(sentences: readonly string[]): boolean {
  const tooMuch = sentences.some((sentence) => MORE_THAN.test(sentence) && !AGAINST.test(sentence));
  return (
    tooMuch &&
    sentences.some((sentence) => GOES_BACK.test(sentence) && !AGAINST.test(sentence)) &&
    sentences.some(
      (sentence) => PAPER_SENT.test(sentence) || /\bby (?:accident|mistake)\b|\baccidentally\b/.test(sentence),
    )
  );
}
