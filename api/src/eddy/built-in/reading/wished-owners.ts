import type { Line } from './line.ts';
import type { Wish } from './wish.ts';

const NOT =
  '(?:no|not|none of|(?:not|without) (?:counting|including)|disregarding|(?:do )?not count|without|except(?: for)?|excluding|exclude|exclud\\w+|besides|beside|other than|minus|skip|skipping|avoid|leave out|leaving out|hide|ignore|ignoring|but not|apart from|aside from|(?:i )?do not (?:want|like|need|show)(?: me)?)';
const FILLER =
  '(?: (?:any|from|by|the|a|an|of|to|see|those|these|ones|anything|everything|all|boats|listings|stuff|to deal with|deal with|dealing with|to talk to|talk to|go through|listed by|that are))*';
const DEALERS =
  '(?:(?:yacht |boat )?(?:dealers|dealerships|brokers|brokerages?)|middle ?men|(?:dealer|broker|brokerage)(?= (?:boats?|listings?|ads?|inventory|stock|stuff|ones?)))(?: (?:boats?|listings?|ads?|inventory|stock|stuff|ones?))?';
const NOT_MINE = new RegExp(
  `\\b${NOT}${FILLER} (?:_own_|mine|my own(?: (?:boats?|ones?|listings?))?|my (?:boats?|listings?|stuff)|(?:the )?ones? (?:i|that i) (?:own|list|listed|have)(?! (?:an? |my |open |already |just )*(?:deals?|offers?|bids?|trades?|offered|bid|made|saved|hearted|sent)\\b))|\\b(?:other people|someone else|somebody else|other owners?)(?: (?:')?s?)? (?:boats?|listings?|ones?)|\\b(?:leave|keep|take|filter) (?:_own_|mine|my own(?: (?:boats?|ones?))?|my (?:boats?|listings?)) (?:out|away|off(?! (?:the |line|sale)))\\b|\\b(?:besides|beside|except(?: for)?|but|other than|apart from|aside from|excluding) (?:me|us|myself|ourselves)\\b|\\b(?:_own_|mine) (?:out|excluded|aside)\\b|\\bnot (?:listed|owned) by me\\b|\\b(?:that|which) (?:is|are) not (?:mine|_own_)|\\bwho else(?= (?:takes?|accepts?|wants?|would take)\\b)`,
);
const OWNERS = new RegExp(
  `\\b${NOT}${FILLER} ${DEALERS}\\b|\\b(?:the )?${DEALERS} (?:out|excluded|left out|aside)\\b|\\bprivate (?:sellers?|owners?|part(?:y|ies)|sales?|listings?|individuals|people|boats?|ads?)\\b|\\b(?:for sale|sold|listed|sale) (?:directly )?by (?:the |its |their |private )?owners?\\b|\\b(?:owners?|individuals) (?:only|selling themselves|direct)\\b|\\bfsbo\\b|\\bprivately (?:owned|sold|listed|held)\\b|(?<=\\bhow many (?:of (?:them|those|these) )?(?:boats )?(?:are|is) )private\\b|\\bdirect(?:ly)? from (?:the )?owners?\\b`,
);
const BROKERAGE = new RegExp(
  `\\b(?:only|just|from|by|belong(?:s|ing)? to|owned by|listed (?:with|through)) (?:the |a |an |your |our )*${DEALERS}\\b|\\b(?:dealer|broker|brokerage)(?: )?(?:'s )?(?:boats|listings|inventory|stock)\\b|(?<=\\b(?:how many|what|which)(?: \\w+){0,2} (?:boats|listings|yachts|_type_) (?:does|do|did|has|have|is|are) )the brokerage\\b`,
);

const VERIFIED =
  /\b(?:only |just |from |by |with |listed by )*(?:an? |the )?(?:id )?(?:verified|vetted) (?:people|persons?|owners?|sellers?|members?|users?|folks|guys|accounts?|profiles?|listers?|ones)(?: only| please)?\b|\b(?:owners?|sellers?|people|members?)(?: who| that)? (?:is |are |must be |has to be |should be )+(?:id )?(?:verified|vetted)\b|\b(?:verified|vetted) only\b|\b(?:owners?|sellers?) with (?:an? |their )?(?:id|identity) (?:verified|checked)\b/;
const NO_UNVERIFIED = new RegExp(
  `\\b${NOT}${FILLER} (?:unverified|not verified|unvetted)(?: (?:people|persons?|owners?|sellers?|members?|users?|folks|accounts?|ones|boats|listings))?\\b`,
);
const ASKS_VERIFIED =
  /\b(?:how|get|become|being|am i|i am|be) (?:\w+ )?(?:verified|vetted)\b|\b(?:what|why)\b.*\bverified\b|^(?:is|are) (?:he|she|they|it|that|this|the|_)/;

/** A question about the broker's service. */
const OF_SERVICE =
  /\b(?:sell|selling|close|closing|(?:can|do|should|must|may) (?:i|we)|hire|fees?|commission|charges?|charged|pay|cost|costs|licensed|message|messages|wire|trust account|note|papers?)\b/;

/** Hiding is about the own listing, not about a search. */
const HIDES =
  /^(?:(?:please|can you|could you|hey|hi|eddy|so|and|,) )*(?:hide|ignore) |\b(?:how|where|can|could|may|want to|need to|like to|possible to|let)(?: \w+){0,3} hide\b/;

/** Reads which listers are wanted, as far as listings tell: not the user, or not the brokerage. */
export function readListers(line: Line): void {
  if (!line.has(ASKS_VERIFIED))
    for (const pattern of [NO_UNVERIFIED, VERIFIED]) line.each(pattern, () => ({ is: 'lister', by: 'verified' }));
  if (!line.has(HIDES)) line.each(NOT_MINE, () => ({ is: 'lister', by: 'others' }));
  if (line.has(OF_SERVICE)) return;
  line.each(OWNERS, () => ({ is: 'lister', by: 'owners' }));
  line.each(BROKERAGE, () => ({ is: 'lister', by: 'brokerage' }));
}

export function listersIn(line: Line): Pick<Wish, 'notMine' | 'listedBy' | 'verifiedOwners'> {
  const by = line.all('lister').map((lister) => lister.by);
  const listedBy = by.find((one) => one === 'owners' || one === 'brokerage');
  return {
    ...(by.includes('others') && { notMine: true as const }),
    ...(by.includes('verified') && { verifiedOwners: true as const }),
    ...(listedBy && { listedBy }),
  };
}
