const PAIR =
  /\bthe (?!boats?\b|ones?\b)([\p{L}\d][\p{L}\d' -]{1,30}?) (in|near|from) ([\p{L}.' ]{2,25}?),? (or|and|vs\.?|versus|than|against|with|to) the (?:one|other(?: one)?) (?=(?:in|near|from) \p{L})/iu;

/** 'The Reef in Tampa or the one in Miami': both places have a boat of that name. */
export const oneOfTheName = (message: string): string => message.replace(PAIR, 'the $1 $2 $3 $4 the $1 ');
