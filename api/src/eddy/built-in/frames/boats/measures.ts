import { matches } from '../../../matching.ts';

/** Facts that no listing has a field for: the words that ask for them. */
export const MEASURES = {
  draft:
    /\b(?:draft|draught|draws?|how deep|(?:feet|inches) of water|shallow|how much water (?:does|do|would|will) .{1,40}(?:need|draw|take|want|require)s?)\b/,
  consumption:
    /\b(?:fuel (?:burn|consumption|economy|use|usage)|gallons (?:per|an|a) hour|gph|mpg|miles per gallon|burns?|thirsty|consum\w+|fuel efficient)\b/,
  range:
    /\b(?:cruising range|range|how far (?:can|could|will|does|would) (?:it|she|_ref_|_boat_|the _boat_|the _make_) (?:go|get|run|cruise|travel))\b|\b(?:do|make|go|reach|get|run|cross)\b.*\b(?:without (?:\w+ ){0,3}(?:fuel|refuel\w*|fueling|gas|diesel)|on (?:one|a|a single) tank|non ?-? ?stop)\b|\b(?:before|until) (?:\w+ ){0,3}(?:needs?|runs? out of|wants?) (?:to )?(?:fuel|refuel\w*|gas|diesel|fill)\b/,
  tank: /\b(?:tanks?|fuel capacity|(?:how much|how many gallons of) (?:fuel|water|diesel|gas)|gallons?)\b/,
  towing:
    /\b(?:can|could|will|would|is|do) (?:i|we|my|a|an|the|it|she)\b.*\b(?:tow|towed|pull|haul|trailer)\b.*(?:\b(?:trucks?|suv|cars?|pickup|jeep|vehicle|van|ton|tow capacity)\b|_asset_)|_asset_ (?:\w+ ){0,2}(?:tow|pull|haul)\b|\b(?:what (?:size|kind of)?|which|big(?:ger)? enough) (?:truck|vehicle|car|suv|pickup)\b.*\b(?:tow|pull|haul)\b|\b(?:trucks?|suv|jeep|pickup)\b.*\b(?:tow|pull|haul) (?:it|her|that|this|_ref_|_boat_)/,
  water: /\b(?:fresh ?water|salt ?water|(?:fresh|salt) or (?:fresh|salt))\b/,
  weight: /\b(?:weighs?|weight|heavy|heavier|heaviest|lighter|lightest|displacement|displaces?|pounds|tons)\b/,
  height: /\b(?:bridge clearance|air draft|clearance|how (?:tall|high)|height|headroom)\b/,
  deadrise: /\bdeadrise\b/,
  color:
    /\b(?:what|which) colou?rs?\b|\bcolou?rs? (?:is|are|of|does)\b|\bis (?:it|she|the _boat_|the _make_|_boat_) (?:painted )?(?:white|black|blue|navy|red|green|gray|grey|yellow|orange|silver|beige|tan|brown)\b/,
  service:
    /\b(?:oil changed?|last serviced|(?:last|latest|recent) (?:service|maintenance)|(?:when|was|has|been)\b.*\b(?:serviced|hauled out|winteri[sz]ed)|tune ?-? ?up|bottom (?:job|paint(?:ed)?)|haul ?-? ?outs?|impellers?)\b/,
  maker:
    /\b(?:brand|make|maker|manufacturer) (?:of|are|is) (?:the |its |her |their |those )?(?:engines?|motors?|outboards?|_engine_)|(?:\b(?:engine|motor|outboard)|_engine_) (?:brand|make|maker|manufacturer)\b|\bwho (?:makes|made|built|builds|manufactures|manufactured) (?:the |its |her )?(?:(?:engines?|motors?|outboards?)\b|_engine_)|\b(?:yamahas?|mercurys?|mercs?|mercruisers?|suzukis?|evinrudes?|volvos?|volvo penta|cummins|yanmars?|caterpillars?|verados?|tohatsus?)\b/,
  reason:
    /\bwhy (?:is|are|do|does|did|would) (?:he|she|they|_ref_|_person_|the (?:owner|seller)|someone|anyone) (?:\w+ ){0,2}(?:sell\w*|get(?:ting)? rid|let(?:ting)? (?:it|her) go|trad\w+)|\breasons? (?:for|of|why|he|she|they)\b.*\b(?:sell\w*|sale|trad\w+)\b/,
  accident:
    /\b(?:accidents?|crash(?:ed)?|collisions?|salvaged?|wreck(?:ed)?|sunk|sank|run aground|grounded|damaged?|hit (?:anything|something|bottom|rocks?|a \w+)|flood(?:ed)?|hurricane|caught fire|on fire)\b/,
  owners: /\bhow many (?:previous |prior |former |past )?owners\b|\b(?:previous|prior|former|past) owners?\b/,
} as const;

export type Measure = keyof typeof MEASURES;

const COLORS =
  'white|black|blue|navy|red|green|gr[ae]y|yellow|orange|silver|beige|tan|brown|cream|ivory|teal|turquoise|burgundy|maroon';
/** The words with which owners tell them, if these are not the ones that ask. */
const TELLS: Partial<Record<Measure, RegExp>> = {
  draft:
    /\b(?:draft|draught|draws?)\b.*\d|\b(?:inch|inches|feet|foot) of water\b|\bskinny water\b|\bshallow draft\b|\bfloats? in\b|\b(?:poles?|runs?|goes|gets|floats?) (?:in|into|up in) (?:\w+ ){0,2}(?:inch|inches|feet|foot)\b/,
  color: new RegExp(
    `\\b(?:${COLORS})(?: \\w+)? (?:hull|gelcoat|paint|topsides|wrap|stripes?|upholstery|canvas)\\b|\\b(?:hull|painted|wrapped)(?: \\w+){0,2} (?:${COLORS})\\b`,
  ),
  service: /\b(?:serviced|oil changes?|impellers?|bottom paint\w*|hauled|tune ?up|maintain\w+|winteri[sz]ed)\b/,
  water: /\b(?:fresh|salt) ?water\b/,
  towing: /\b(?:tow(?:s|ed)?|trailer weight)\b/,
  maker:
    /\b(?:yamaha|mercury|mercruiser|suzuki|evinrude|volvo|cummins|yanmar|caterpillar|verado|johnson|tohatsu|honda|man diesels?|mtu)\b/,
  reason:
    /\b(?:because|bought a (?:bigger|smaller)|moving|retir\w+|no longer|outgrew|downsiz\w+|upsiz\w+|never use|don['’]t use|deserves)\b/,
  accident: /\b(?:accident|crash(?:ed)?|collision|salvage|sank|sunk|aground|damage\w*|hurricane)\b/,
  owners: /\b(?:one|two|three|first|second|third|original|single|previous|prior)[ -]owners?\b/,
};

/** Whether a text of a listing tells a measure. */
export function tellsMeasure(text: string, name: Measure): boolean {
  const words = text.toLowerCase();
  return TELLS[name]?.test(words) ?? (matches(MEASURES[name], words) && /\d/.test(words));
}
