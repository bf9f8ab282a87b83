/** 'Two things:' announces what follows and asks nothing. */
const ANNOUNCED =
  /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy)[\s,!]+)*(?:i(?:['’]ve| have)(?: got)? |just )?(?:two|three|2|3|a couple(?: of)?|a few|several) (?:quick |short |more |other )*(?:things?|questions?|requests?|points?)(?: for you| please| to ask)?\s*[:.,;–—-]+\s*(?=\p{L})/iu;
const TOPIC =
  /^\s*(?<topic>(?:my|our|that|the) (?:[\p{L}\d]+ ){0,2}(?:offer|bid|proposal|counteroffer|counter|trade|deal)(?: (?:to|for|on|with|from) [^,.;:?!]{2,40})?)\s*[,:–—-]+\s*(?:and )?(?<asks>(?:what|how|when|where|why|is|was|did|does|has|can|could|who|whatever)\b[^,.;?!]*?)\b(?:it|that|this)\b/iu;

/** A message without an opening that only announces it, and with a topic said first put where it belongs: 'my bid, what became of it'. */
export const withoutOpening = (message: string): string =>
  message.replace(ANNOUNCED, '').replace(TOPIC, '$<asks>$<topic>');
