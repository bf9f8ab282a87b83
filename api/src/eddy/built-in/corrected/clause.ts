import { matches, matchOf } from '../../matching.ts';

const VERB = '(?:message|tell|text|write(?:\\s+to)?|let|inform|email|ask|remind)';
const HEAD = `(?<head>\\s*(?:(?:please|hey|ok(?:ay)?|so|can you|could you)[\\s,]+)*${VERB}\\s+(?!me\\b|us\\b)[\\p{L}’']+(?:\\s+know)?(?:\\s+that)?)`;
/** Words that take the sentence before them back. 'Actually' alone may be meant for the reader. */
const MARKER =
  '(?:(?:oh|hm+|um+|but|well)[\\s,.!]+)*(?:(?:no+|nah|nope)[\\s,.!…-]+(?:wait|actually|sorry|hold on|hang on|scratch that|strike that|i mean)|(?:wait|actually|sorry|hold on|hang on|oops)[\\s,.!…-]+(?:no+|nah|i mean(?:t)?)|scratch that|strike that|correction|i mean(?:t)? to say|i mean(?:t)?|make that)(?:[\\s,.!…-]+(?:actually|wait|sorry|no))*';
const CORRECTED = new RegExp(`^${HEAD}\\s+(?<old>.+?)[\\s,.;!…–—-]+${MARKER}[\\s,.:!…-]+(?<text>\\S.+)$`, 'isu');

const CLAUSE =
  /^(?:i|i['’]?(?:m|ll|d|ve)|we|we['’]?(?:re|ll|d|ve)|you|he|she|it|it['’]?s|they|there|that['’]?s|the|my|our|if|whether|what|when|where|how|why|which|who|to|please)\b/i;
const ASKS = /^(?:if|whether|what|when|where|how|why|which|who)\b/i;
/** 'I can't do Thursday' */
const REFUSED = /^(?:i|we)\s+(?:can|could|will|would)\s+not\s+(?<done>.+)$/i;
/** 'I can, but only before noon': without its verb. */
const ALLOWED =
  /^(?<start>(?:i|we)\s+(?:can|could|will|would))(?<rest>\s*(?:,|\bbut\b|\bonly\b|\bif\b|\bafter\b|\bbefore\b|$).*)$/is;
/** A part of a sentence, by its first word: it replaces the last one of its kind. */
const PARTS: readonly RegExp[] = [
  /(?<=^|\s)(?:in|on|at|by|with|from|for|after|before|around|until|till|via|next|this)\s+\S+(?:\s+\S+){0,2}$/i,
  /(?<=^|\s)(?:the|my|our|your|his|her)\s+\S+(?:\s+\S+){0,2}$/i,
];
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|do|does|did|needs?|works?|comes?|goes|looks?|runs?|fits?|wants?|starts?)\b|n['’]t\b/i;

/** 'Tell Ruth that I can't, no wait, I can': only the corrected sentence is for her. Words in quotes stay. */
export function correctedClause(message: string): string {
  const { head, old, text } = /["“]/.test(message) ? {} : (matchOf(CORRECTED, message)?.groups ?? {});
  if (!head || !old || !text) return message;
  const corrected = text.replace(/[\s.!]+$/, '');
  const part = HAS_VERB.test(corrected) ? undefined : PARTS.find((kind) => kind.exec(corrected)?.index === 0);
  if (part) return part.test(old) ? `${head} ${old.replace(part, corrected)}` : message;
  if (!matches(CLAUSE, corrected)) return message;
  const link = ASKS.test(old) && !ASKS.test(text) && /\bask\b/i.test(head) ? ' if' : '';
  return `${head}${link} ${withVerbOf(old, text)}`;
}

/** The correction with the verb of the sentence that it corrects, if it has none. */
function withVerbOf(old: string, text: string): string {
  const spelled = old.replace(/\bca(?:n['’]?t|nnot)\b/gi, 'can not').replace(/\bwon['’]?t\b/gi, 'will not');
  const done = REFUSED.exec(spelled)?.groups?.done?.trim();
  const { start, rest = '' } = ALLOWED.exec(text)?.groups ?? {};
  return done && start ? `${start} ${done}${rest.replace(/^[\s,]*(?=but\b)/i, ', ')}` : text;
}
