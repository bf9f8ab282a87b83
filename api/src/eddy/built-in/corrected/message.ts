const VERB = '(?:message|tell|text|write(?:\\s+to)?|let|inform|email|ask)';
const NO =
  '(?:(?:oh|hm+|um+|but|well)[\\s,.!]+)*(?:(?:no+|nah|nope|wait|hold on|hang on|actually|scratch that|strike that|sorry|on second thoughts?|rather|instead)[\\s,.!…-]+)+';
const CORRECTED = new RegExp(
  `^(?<head>\\s*(?:(?:please|hey|ok(?:ay)?|so|can you|could you)[\\s,]+)*${VERB}\\s+(?!me\\b|us\\b)[\\p{L}’']+(?:\\s+(?:know|about\\s+(?:the|my|his|her)\\s+[\\p{L}\\d]+(?:\\s+[\\p{L}\\d]+)?))?)\\s+(?:that\\s+)?.+?[\\s,.;!…–—-]+${NO}(?:just\\s+|better\\s+|rather\\s+)?(?:say|tell\\s+(?:him|her|them)|write|put)\\s+(?:that\\s+)?(?<text>.{3,})$`,
  'isu',
);

/** 'Who owns it, sorry, I mean where is it': only the last question counts. */
const OTHER_QUESTION =
  /^(?!.*\b(?:offer|tell|message|ask|counter)\b)[^.?!"“]{3,80}?[,.;?!…–— -]+(?:(?:sorry|no|oops|wait|well|oh|er+|um+)[, .]+)+i mean(?:t)?(?: to ask)?[, :]+(?=(?:which|what|whats|who|how|where|when|is|are|does|do|has)\b)/i;

/** 'Tell Ruth that …, no wait, say …': only the words behind the correction are for her. */
export function correctedMessage(message: string): string {
  const { head, text } = /["“]/.test(message) ? {} : (CORRECTED.exec(message)?.groups ?? {});
  return head && text ? `${head.replace(/\bask\b/i, 'tell')} that ${text}` : message.replace(OTHER_QUESTION, '');
}
