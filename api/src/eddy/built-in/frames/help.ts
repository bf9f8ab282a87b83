import { findHelp } from '../knowledge/find-help.ts';
import { just } from '../plan.ts';
import type { Frame } from '../situation.ts';

/** Questions and troubles; a short order such as 'make an offer' is rather a request. */
const ASKS =
  /\b(?:how|where|why|when|can (?:i|we|you)|could i|should i|may i|is (?:it|this|there|my)|are (?:you|there)|do (?:i|you|we)|does|what (?:is|are|if|happens|about|does|do|now)|who|which|i (?:want|need|would like|forgot|lost|can not|cannot|have a)|can not|not work\w*|problem|help|wants? me)\b|\?/;
/** Troubles that people state rather than ask about. */
const WARNING_WORDS =
  /\b(?:zelle|venmo|paypal|cash ?app|wire|check|cheque|cashier|gift cards?|western union|scam\w*|fraud\w*|harass\w*|rude|threat\w*|bother\w*|spam\w*|fake|shipper|overpa\w+|refund)\b/;

/** A warning about money counts more than the boat it is about. */
const PAYMENT = new Set(['pay-outside', 'overpayment']);

/** Answers from the features' help, found by meaning. */
export const helpFrame: Frame = ({ line, reading, help, language }) => {
  const found = findHelp(help, reading.words);
  if (!found) return undefined;
  const asks = ASKS.test(line.text) || WARNING_WORDS.test(line.text);
  const certainty = asks ? found.certainty : found.certainty * (line.first('asset') ? 0.55 : 0.75);
  const warns = PAYMENT.has(found.topic.id) && WARNING_WORDS.test(line.text);
  const text = found.topic.answer[language] ?? found.topic.answer.en;
  const uses = [
    'service',
    'ref',
    'asset',
    'strange',
    'place',
    'person',
    'money',
    'n',
    'bound',
    'own',
    'coins',
    'saved',
    'fuel',
    'age',
  ] as const;
  const content = line.chunks.filter(
    ({ meaning }) => meaning && ['type', 'bound', 'make', 'boat', 'sort'].includes(meaning.is),
  ).length;
  return {
    intent: 'help',
    weight: warns ? 1.5 : certainty - content * (asks ? 0.1 : 0.3),
    uses: [...uses],
    words: warns ? /.*/ : found.words,
    plan: just(text),
  };
};
