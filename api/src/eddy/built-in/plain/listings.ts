const START =
  "^(?<start>\\s*(?:(?:please|pls|hey|hi|ok(?:ay)?|so|and|also|eddy|just|can you|could you|would you|i(?:[’']d| would) like (?:you )?to|i (?:want|need|wanna|gotta|have) (?:you )?(?:to )?|i want to|i wanna|let[’']?s)[\\s,]+)*)";
const BOAT = '(?<boat>(?:the|my|our)\\s+[\\p{L}\\d][\\p{L}\\d ]{0,40}?)';
const NAMED = '(?:the|my|our)\\s+(?<name>[\\p{L}\\d][\\p{L}\\d ]{0,40}?)';
const SETS_PRICE = '$<start>set the price of my $<name> to ';
const SALE = '(?:sale|deal|trade|purchase|swap|closing|agreement)';

/** Orders about one's own listing or deal as people say them, and the same in the words of the screens. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${START}(?:take|pull|get|bring) ${BOAT}(?: listing| ad)? (?:off|from) (?:of )?(?:the )?(?:market|site|marketplace|list(?:ings)?|shelf|shelves|tradewind|here)\\b`,
      'iu',
    ),
    '$<start>pause $<boat>',
  ],
  [
    new RegExp(
      `${START}(?:take|pull) ${BOAT}(?: listing| ad)? (?:offline|down)(?= (?:for|until|till|please|now)\\b|[\\s.!]*$)`,
      'iu',
    ),
    '$<start>pause $<boat>',
  ],
  [new RegExp(`${START}take (?:down|offline) (?=(?:the|my|our) )`, 'iu'), '$<start>pause '],
  [new RegExp(`${START}(?:list|put|post) ${NAMED}(?: up| back up)? again (?:at|for) (?=\\$?\\d)`, 'iu'), SETS_PRICE],
  [new RegExp(`${START}relist ${NAMED} (?:at|for) (?=\\$?\\d)`, 'iu'), SETS_PRICE],
  [
    new RegExp(
      `${START}(?:cancel|call off|scrap|kill|undo|terminate|end|drop|abort) (?:the|my|our) (?<name>\\p{L}[\\p{L}\\d ]{1,30}?) ${SALE}(?: with \\p{L}+)?,? (?:and|then|and then) (?:put|list|relist) (?:it|her|him) (?:up |back up )?(?:again )?(?:at|for) (?=\\$?\\d)`,
      'iu',
    ),
    '$<start>cancel my trade for the $<name>. set the price of my $<name> to ',
  ],
  [
    new RegExp(
      `${START}(?:cancel|call off|scrap|kill|undo|terminate|end|drop|abort) (?:the|my|our) (?<name>\\p{L}[\\p{L}\\d ]{1,30}?) ${SALE}\\b`,
      'iu',
    ),
    '$<start>cancel my trade for the $<name>',
  ],
];

/** Tasks, offers and prices in a trade are no sales. */
const NO_BOAT =
  /^(?:whole|last|latest|current|agreed|pending|other|first|second|new|old|open|ring|three.way|\p{L}+ and \p{L}+|.*\b(?:price|offer|bid|to|in|from)\b.*)$/iu;

export const inPlainListings = (message: string): string =>
  /["“”]/.test(message)
    ? message
    : ORDERS.reduce((words, [pattern, plain]) => {
        const name = pattern.exec(words)?.groups?.name;
        return name !== undefined && NO_BOAT.test(name) ? words : words.replace(pattern, plain);
      }, message);
