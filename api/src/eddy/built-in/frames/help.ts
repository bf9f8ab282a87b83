import { findHelp } from '../knowledge/find-help.ts';
import { just } from '../plan.ts';
import type { Frame } from '../situation.ts';

/** Questions and troubles; a short order such as 'make an offer' is rather a request. */
const ASKS =
  /\b(?:how|where|why|when|can (?:i|we|you)|could i|should i|may i|is (?:it|this|there|my)|are (?:you|there)|do (?:i|you|we)|does|what (?:is|are|if|happens|about|does|do|now)|who|which|i (?:want|need|would like|forgot|lost|can not|cannot|have a)|can not|not work\w*|problem|help|wants? me)\b|\?/;
const WARNINGS = new Set(['pay-outside', 'overpayment', 'block', 'report']);

/** Answers from the features' help, found by meaning. */
export const helpFrame: Frame = ({ line, reading, help, language }) => {
  const found = findHelp(help, reading.words);
  if (!found) return undefined;
  const certainty = ASKS.test(line.text) || WARNINGS.has(found.topic.id) ? found.certainty : found.certainty * 0.75;
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
    weight: certainty - content * 0.1,
    uses: [...uses],
    words: found.words,
    plan: just(text),
  };
};
