const NOT =
  "(?:nothing|not|no|none|never|isn['’]?t|aren['’]?t|can['’]?t (?:be|go)|don['’]?t want)(?: (?:a boat|boats?|anything|one|be|any|it|that['’]s|that is))?";
const THAN =
  '(?:older|newer|longer|shorter|bigger|smaller|larger|wider|higher|lower|pricier|cheaper|more expensive|slower|faster) than';
const BEYOND = '(?:over|above|under|below|beyond|more than|less than|fewer than)';
const AMOUNT = '[^,.;?!]{1,24}?';
const LENGTH = "\\d+(?:\\.\\d+)? ?(?:ft|feet|foot|footers?|meters?|metros|mètres|metern?|m|pies|fuß|['’])";
const MONEY =
  '\\$? ?\\d[\\d.,]*(?: ?(?:k|grand|thousand|mil|million|millones|mille|tausend|dollars|dólares)(?: (?:dollars?|dólares))?)\\b|\\$ ?\\d[\\d.,]*';
const HOURS = '\\d[\\d.,]* ?(?:hours?|hrs?|horas|heures|stunden)';
/** Two amounts of one kind are a range; of different kinds, each is a limit of its own. */
const OF_TWO_KINDS = [
  [LENGTH, `(?:${MONEY}|${HOURS})`],
  [MONEY, `(?:${LENGTH}|${HOURS})`],
  [HOURS, `(?:${LENGTH}|${MONEY})`],
] as const;

const UNIT =
  '(?:people|persons|passengers|guests|aboard|on ?board|berths|bunks|beds|hours|hrs|ft|feet|foot|mph|knots|meters)';

/** A limit is shared by the amounts behind it, and so is its negation: 'nothing over 40 feet or 300k'. */
export const SHARED_LIMITS: readonly [RegExp, string][] = [
  // 'No fewer than 10 and no more than 12 aboard': the unit is said once, at the end.
  [
    new RegExp(
      `\\b(at least|no (?:fewer|less) than|minimum(?: of)?) (\\d+),? (?:and|but) (at most|no more than|not more than|max(?:imum)?(?: of)?|up to) (\\d+) (${UNIT})\\b`,
      'giu',
    ),
    '$1 $2 $5 and $3 $4 $5',
  ],
  // 'Nothing over 45 mph and none under 40 either': or at the beginning.
  [
    new RegExp(
      `\\b((?:over|above|under|below) \\d+ (${UNIT})\\b,? (?:and|but|or) (?:none|nothing|not|no)(?: \\p{L}+){0,2} (?:over|above|under|below) \\d+)(?= either\\b| neither\\b|[\\s.!]*$)`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(`\\b(${NOT}) ((?:${THAN}|${BEYOND}) ${AMOUNT}),? (?:or|nor) (?=(?:${THAN}|${BEYOND}) [$\\d])`, 'giu'),
    '$1 $2, $1 ',
  ],
  // 'Nichts in Ohio oder über 90 000': an exclusion of a place and a limit.
  [
    /\b(kein\p{L}{0,3}|nichts?) ((?:in|aus|bei) [^,.;?!\d]{2,24}?),? (?:oder|noch) (?=(?:über|unter|vor|nach|mit|(?:mehr|weniger|älter|neuer|länger|kürzer|teurer|billiger) als) )/giu,
    '$1 $2, nichts ',
  ],
  [
    /\b(nada|ninguno|ninguna) ((?:en|de) [^,.;?!\d]{2,24}?),? (?:ni|o) (?=(?:de |con )?(?:más|menos|antes|anterior|anteriores) )/giu,
    '$1 $2, nada ',
  ],
  [
    /\b(rien|aucun|aucune) ((?:en|au|dans|à|de) [^,.;?!\d]{2,24}?),? (?:ni|ou) (?=(?:à |de |avec )?(?:plus|moins|avant) )/giu,
    '$1 $2, rien ',
  ],
  ...OF_TWO_KINDS.flatMap(([first, second]): [RegExp, string][] => [
    [new RegExp(`\\b(${NOT} ${BEYOND}) (${first}),? (?:or|nor|and) (?=${second})`, 'giu'), '$1 $2, $1 '],
    [
      new RegExp(`\\b((?:nada|no|ni)(?: de)? (?:más|menos) de) (${first}),? (?:ni|o) (?:de )?(?=${second})`, 'giu'),
      '$1 $2, $1 ',
    ],
    [
      new RegExp(`\\b((?:rien|pas)(?: de)? (?:plus|moins) de) (${first}),? (?:ni|ou) (?:de )?(?=${second})`, 'giu'),
      '$1 $2, $1 ',
    ],
    [
      new RegExp(
        `\\b((?:nichts?|kein\\p{L}*) (?:über|unter|mehr als|weniger als)) (${first}),? (?:oder|noch|und) (?=${second})`,
        'giu',
      ),
      '$1 $2, $1 ',
    ],
  ]),
];
