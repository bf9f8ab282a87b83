import { categoryLabel } from '@tradewind/contract/trade-words';
import { withOwnSaid } from '../../own-said.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const GETS =
  /\b(?:swap|swapping|trade|trading|exchange|exchanging|give|giving|part with|let go of)(?: in| away| up)? _own_(?: (?!for\b)\w+){0,2} (?:for|against|in exchange for|to get) (?:(?:a|an|some|any|another)(?: (?!boat\b)(?:\w+|_n_)){0,2} )?_asset_|_own_ (?:for|against) (?:a|an|some) _asset_ (?:swap|trade|exchange|give)/;

const THING = '(?:a |an |any |some |the )?(?:(?!boat\\b)(?:\\w+|_n_) ){0,2}?_asset_';
const OTHERS = '(?:anyone|anybody|someone|somebody|people|(?:any |other |some )*(?:owners?|members?|users?|sellers?))';
/** 'Who has land to trade', 'I’d swap for land, does anybody have some'. */
const OTHERS_HAVE = new RegExp(
  `^(?:(?:so|and|but|okay|hey|hi|,) )*(?:who(?: (?:here|else))?(?: (?:has|owns|got|is got|offers|is offering))|(?:does|do|has|have|is there|are there|any ?one|anybody)? ?${OTHERS}(?: (?:here|on here|out there))?(?: (?:that|who))? (?:have|has|with|own|owns|got|offers?|offering)) ${THING}(?! (?:for|and) )|\\b(?:would|will|can|could|does|do|might) (?:any )?${OTHERS}(?: \\w+)? (?:trade|swap|give|exchange|offer)(?: me| us) ${THING} (?:for|against) _own_|\\b(?:swap|trade|exchange)(?: \\w+){0,2} for ${THING}.*\\b(?:who|${OTHERS})(?: (?:here|else|is))? (?:have|has|own|owns|got)(?: (?:some|any|one|it|that|any of it|such|to (?:trade|swap|offer)))*[?.! ]*$`,
);

/** Answers owners who want something other than a boat for theirs: Eddy can search only boats. */
export const ownForThingFrame: Frame = (heard) => {
  const { line, phrases } = withOwnSaid(heard);
  const asset = line.first('asset');
  if (
    !asset ||
    !(line.has(GETS) || line.has(OTHERS_HAVE)) ||
    line.has(
      /_(?:type|kind|person|id)_|\b(?:boats|yachts|tax(?:es|able)?|fees?|cut|commission|irs|capital gains?|owe)\b/,
    )
  )
    return undefined;
  const [boat] = line.all('own').flatMap(({ named, boats }) => (named && boats.length === 1 ? boats : []));
  return {
    intent: 'partners',
    weight: 1.8,
    ...EVERYTHING,
    whole: true,
    plan: just(phrases.onlyBoatsSearched(categoryLabel(asset.key), boat?.title)),
  };
};
